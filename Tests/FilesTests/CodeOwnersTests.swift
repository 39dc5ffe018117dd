// Owners of files, by the rules in GitHub's documentation of CODEOWNERS.

import Testing

@testable import Files

@Suite struct CodeOwnersTests {
  private func owners(_ text: String, _ path: String) -> String? {
    var owners = CodeOwners(parsing: Array(text.utf8))
    return owners.owners(of: path)
  }

  @Test func theLastMatchCounts() {
    let text = "* @all\n*.js @js\n/build/logs/ @logs\n"
    #expect(owners(text, "a/b.txt") == "@all")
    #expect(owners(text, "a/b.js") == "@js")
    #expect(owners(text, "build/logs/x.js") == "@logs")
    #expect(owners("*.js @js\n* @all\n", "a.js") == "@all")
  }

  @Test func patternsOfTheDocumentation() {
    #expect(owners("docs/* docs@example.com", "docs/getting-started.md") == "docs@example.com")
    #expect(owners("docs/* docs@example.com", "docs/build-app/troubleshooting.md") == nil)
    #expect(owners("apps/ @o", "x/apps/y/z.swift") == "@o")
    #expect(owners("/docs/ @o", "docs/x/y") == "@o")
    #expect(owners("/docs/ @o", "x/docs/y") == nil)
    #expect(owners("/scripts/ @a @b", "scripts/x") == "@a @b")
    #expect(owners("**/logs @o", "deeply/nested/logs/x") == "@o")
    #expect(owners("/apps/ @o\n/apps/github", "apps/github/x") == nil)
    #expect(owners("/* @root", "README.md") == "@root")
    #expect(owners("/* @root", "a/README.md") == nil)
    #expect(owners("a/**/b @o", "a/x/y/b/c.swift") == "@o")
  }

  @Test func commentsAndBlanks() {
    #expect(owners("# * @no\n\n  * @o # @no\r\n", "a") == "@o")
    #expect(owners("a\\ b/ @o", "a b/c") == "@o")
    #expect(owners("* @a\t@b", "x") == "@a @b")
  }

  /// GitHub skips lines that it does not understand.
  @Test func invalidLinesAreSkipped() {
    for line in ["!a @no", "[a]b @no", "[Section] @no", "a nobody", "a\\"] {
      #expect(owners("* @o\n\(line)\n", "a") == "@o", "\(line)")
    }
  }

  @Test func hostileFilesTakeBoundedTime() {
    let stars = String(repeating: "*a", count: 1000)
    let path = String(repeating: "a", count: 3000) + "b"
    var owners = CodeOwners(parsing: Array(String(repeating: stars + " @o\n", count: 1500).utf8))
    let start = ContinuousClock.now
    for _ in 0..<2000 where !owners.isIncomplete { _ = owners.owners(of: path) }
    #expect(owners.isIncomplete)
    #expect(owners.owners(of: "x") == nil)
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test func findsTheFileWhereGitHubDoes() throws {
    let tree = try TemporaryTree()
    #expect(CodeOwners.read(in: tree.path) == nil)
    func owner() -> String? {
      guard case .success(var owners)? = CodeOwners.read(in: tree.path) else { return nil }
      return owners.owners(of: "a")
    }
    try tree.add("docs/CODEOWNERS", "* @docs")
    #expect(owner() == "@docs")
    try tree.add("CODEOWNERS", "* @root")
    #expect(owner() == "@root")
    try tree.add(".github/CODEOWNERS", "* @github")
    #expect(owner() == "@github")
  }

  @Test func doesNotLeaveTheRepository() throws {
    let tree = try TemporaryTree()
    try tree.add("outside", "* @secret")
    try tree.add("repository/a", "")
    try tree.link("repository/CODEOWNERS", to: "../outside")
    guard case .failure? = CodeOwners.read(in: tree.path + "/repository") else {
      Issue.record("the link was followed")
      return
    }
  }
}
