// What git says of changes, read from its own output and from real repositories.

import Foundation
import Testing

@testable import Files

@Suite struct GitTests {
  @Test func linesOfADiff() {
    let diff = """
      diff --git a/A.swift b/A.swift
      index 1..2 100644
      --- a/A.swift
      +++ b/A.swift
      @@ -1,2 +1 @@ struct A {
      ---- a/old
      -@@ -9 +9 @@
      +++ b/B.swift
      @@ -7,0 +7,2 @@
      +x
      +y
      \\ No newline at end of file
      @@ -20 +20,0 @@
      -gone
      diff --git "a/\\303\\234 \\"q\\".swift" "b/\\303\\234 \\"q\\".swift"
      --- "a/\\303\\234 \\"q\\".swift"
      +++ "b/\\303\\234 \\"q\\".swift"
      @@ -3 +3 @@
      -a
      +b
      diff --git a/With blank.swift b/With blank.swift
      --- /dev/null
      +++ b/With blank.swift\t
      @@ -0,0 +1,3 @@
      +1
      +2
      +3

      """
    #expect(
      GitRepository.changes(in: Array(diff.utf8)) == [
        ExactPath("A.swift"): .lines([1..<2, 7..<9]), ExactPath("Ü \"q\".swift"): .lines([3..<4]),
        ExactPath("With blank.swift"): .lines([1..<4]),
      ])
    #expect(GitRepository.changes(in: []) == [:])
    #expect(GitRepository.changes(in: Array("@@ -1 +1 @@\n@@ -x +-1,-2 @@\n+++ b\n\"".utf8)) == [:])
  }

  private struct Repository {
    let tree: TemporaryTree
    /// As it is now.
    var git: GitRepository { get throws { try GitRepository.containing(tree.path).get() } }

    init() throws {
      tree = try TemporaryTree()
      try Self.run(tree, ["init", "--quiet", "--initial-branch=main"])
    }

    func run(_ words: String...) throws { try Self.run(tree, words) }

    private static func run(_ tree: TemporaryTree, _ words: [String]) throws {
      let git = try #require(Platform.program("git", outside: tree.path))
      let identity = ["-c", "user.name=N", "-c", "user.email=n@example.org", "-c", "commit.gpgsign=false"]
      let result = try program([git, "-C", tree.path] + identity + words)
      try #require(result.status == 0, "\(String(decoding: result.errors, as: UTF8.self))")
    }

    /// What has changed of the files that git compares, by their paths in the tree.
    func changed(_ changes: GitChanges) -> [String: GitChanges.Change] {
      Dictionary(
        uniqueKeysWithValues: changes.changed.map { (String($0.key.text.dropFirst(tree.path.count + 1)), $0.value) })
    }

    /// What has changed of one file since the last commit.
    func change(of path: String) throws -> GitChanges.Change {
      try git.changes(since: "HEAD").get().change(at: tree.absolute(path))
    }

    func commit() throws {
      try run("add", "--all", "--force")
      try run("commit", "--quiet", "--message=a")
    }
  }

  @Test func changesSinceACommit() throws {
    let repository = try Repository()
    try repository.tree.add("Sub/A.swift", "1\n2\n3\n")
    try repository.tree.add("B.swift", "b\n")
    try repository.run("add", ".")
    try repository.run("commit", "--quiet", "--message=a")
    try repository.run("checkout", "--quiet", "-b", "topic")
    try repository.tree.add("Sub/A.swift", "1\ntwo\n3\n")
    try repository.run("commit", "--quiet", "--all", "--message=b")
    try repository.tree.add("New ü.swift", "n\n")
    try FileManager.default.removeItem(atPath: repository.tree.absolute("B.swift"))
    let changes = try repository.git.changes(since: "main").get()
    #expect(repository.changed(changes) == ["Sub/A.swift": .lines([2..<3])])
    #expect(changes.change(at: repository.tree.absolute("Sub/A.swift")) == .lines([2..<3]))
    #expect(changes.change(at: repository.tree.absolute("New ü.swift")) == .everything)
    #expect(changes.change(at: "/elsewhere/A.swift") == .nothing)
    #expect(try repository.change(of: "New ü.swift") == .everything)
    #expect(try repository.change(of: "Sub/A.swift") == .nothing)
    #expect(throws: GitFailure(message: "git does not know a commit 'none'")) {
      try repository.git.changes(since: "none").get()
    }
    #expect(throws: GitFailure(message: "'--all' is not a commit")) { try repository.git.changes(since: "--all").get() }
  }

  @Test func whatIsStagedIsWhatWillBeCommitted() throws {
    let repository = try Repository()
    try repository.tree.add("A.swift", "staged\n")
    try repository.tree.add("B.swift", "b\n")
    // Before the first commit there is nothing to compare with.
    try repository.run("add", "A.swift")
    try repository.tree.add("A.swift", "on disk\nonly\n")
    #expect(repository.changed(try repository.git.stagedChanges().get()) == ["A.swift": .lines([1..<2])])
    let index = try repository.git.index().get()
    #expect(index.paths == [ExactPath(repository.tree.absolute("A.swift"))])
    let name = try #require(index.blobs[ExactPath(repository.tree.absolute("A.swift"))])
    let unknown = String(repeating: "0", count: 40)
    let many = Array(repeating: name, count: 5000)
    let texts = try repository.git.blobs([name, unknown] + many).get()
    #expect(texts[0] == Array("staged\n".utf8))
    #expect(texts[1] == nil)
    #expect(texts[2...].allSatisfy { $0 == texts[0] })
    #expect(try repository.git.blobs([]).get().isEmpty)
  }

  /// A file may come from where nothing is linted.
  @Test func whatWasMovedIsNew() throws {
    let repository = try Repository()
    try repository.tree.add("Tests/A.swift", (1...9).map { "\($0)\n" }.joined())
    try repository.commit()
    try repository.run("mv", "Tests/A.swift", "A.swift")
    #expect(try repository.change(of: "A.swift") == .lines([1..<10]))
    #expect(repository.changed(try repository.git.stagedChanges().get()) == ["A.swift": .lines([1..<10])])
  }

  @Test(arguments: ["--assume-unchanged", "--skip-worktree"])
  func filesThatGitIsToldNotToLookAt(_ flag: String) throws {
    let repository = try Repository()
    for name in ["A.swift", "B.swift", "C.swift"] { try repository.tree.add(name, "1\n") }
    try repository.commit()
    try repository.run("update-index", flag, "A.swift", "B.swift", "C.swift")
    try repository.tree.add("A.swift", "2\n")
    try FileManager.default.removeItem(atPath: repository.tree.absolute("C.swift"))
    #expect(try repository.change(of: "A.swift") == .everything)
    #expect(try repository.change(of: "B.swift") == .nothing)
    // What is committed is not what lies on the disk.
    let index = try repository.git.index().get()
    #expect(index.blobs[ExactPath(repository.tree.absolute("A.swift"))] != nil)
    #expect(index.blobs[ExactPath(repository.tree.absolute("C.swift"))] == nil)
    #expect(index.paths.count == 3)
  }

  @Test func attributesThatTranslate() throws {
    let repository = try Repository()
    try repository.tree.add(".gitattributes", "*.swift ident\nU.swift -ident working-tree-encoding=UTF-7\n")
    try repository.tree.add("A.swift", "// $Id$\n")
    try repository.tree.add("B.swift", "// $Id$\n")
    try repository.tree.add("U.swift", "a\n")
    try repository.commit()
    try repository.tree.add("A.swift", "// $Id: */ code() /* $\n")
    try repository.tree.add("B.swift", "// $Id: \(String(repeating: "0f", count: 20)) $\n")
    try repository.tree.add("U.swift", "+AGE-\n")
    #expect(try repository.change(of: "A.swift") == .everything)
    #expect(try repository.change(of: "B.swift") == .nothing)
    #expect(try repository.change(of: "U.swift") == .everything)
    #expect(try repository.git.index().get().blobs[ExactPath(repository.tree.absolute("A.swift"))] != nil)
    func without(_ text: String) -> String {
      String(decoding: GitRepository.withoutIdentity(Array(text.utf8)), as: UTF8.self)
    }
    #expect(without("$Id: $Id$ $I") == "$Id: $Id$ $I")
    #expect(without("a$Id: \(String(repeating: "0", count: 64)) $b") == "a$Id$b")
  }

  /// A named file is linted although git ignores it.
  @Test func filesThatGitIgnores() throws {
    let repository = try Repository()
    try repository.tree.add("A.swift", "1\n")
    try repository.commit()
    try repository.tree.add(".git/info/exclude", "B.swift\n")
    try repository.tree.add("B.swift", "2\n")
    #expect(try repository.change(of: "B.swift") == .everything)
  }

  @Test func foldersThatBecomeLinks() throws {
    let repository = try Repository()
    for path in ["A/A.swift", "B/A.swift", "C/A.swift", "D"] { try repository.tree.add(path, "1\n") }
    try FileManager.default.removeItem(atPath: repository.tree.absolute("D"))
    try repository.tree.link("D", to: "B")
    try repository.commit()
    #expect(try repository.change(of: "D/A.swift") == .nothing)
    for name in ["A", "D"] { try FileManager.default.removeItem(atPath: repository.tree.absolute(name)) }
    for name in ["A", "D", "E"] { try repository.tree.link(name, to: "C") }
    for name in ["A", "D", "E"] { #expect(try repository.change(of: name + "/A.swift") == .everything) }
    #expect(try repository.change(of: "C/A.swift") == .nothing)
  }

  /// What is Swift by a link alone has not been linted before.
  @Test func linksThatLeadElsewhere() throws {
    let repository = try Repository()
    for path in ["A/T.txt", "B/T.txt"] { try repository.tree.add(path, "1\n2\n") }
    try repository.tree.link("Now", to: "A")
    try repository.tree.link("Old.swift", to: "Now/T.txt")
    try repository.commit()
    #expect(try repository.change(of: "Old.swift") == .nothing)
    try FileManager.default.removeItem(atPath: repository.tree.absolute("Now"))
    try repository.tree.link("Now", to: "B")
    try repository.tree.link("New.swift", to: "A/T.txt")
    try repository.run("add", "New.swift")
    #expect(try repository.change(of: "Old.swift") == .everything)
    #expect(try repository.change(of: "New.swift") == .everything)
  }

  /// Swift takes the two names for equal.
  @Test func namesThatDifferInBytesAlone() {
    func diff(_ name: String, _ line: Int) -> String {
      "diff --git a/\(name) b/\(name)\n--- a/\(name)\n+++ b/\(name)\n@@ -\(line) +\(line) @@\n-a\n+b\n"
    }
    let changes = GitRepository.changes(in: Array((diff("\u{E9}", 1) + diff("e\u{301}", 2)).utf8))
    #expect(changes[ExactPath("\u{E9}")] == .lines([1..<2]))
    #expect(changes[ExactPath("e\u{301}")] == .lines([2..<3]))
  }

  @Test func submodulesHaveCommitsOfTheirOwn() throws {
    let repository = try Repository()
    try repository.tree.add("A.swift", "1\n")
    try repository.commit()
    try repository.tree.add("Sub/A.swift", "1\n")
    func move(to digit: String) throws {
      try repository.run("update-index", "--add", "--cacheinfo", "160000,\(String(repeating: digit, count: 40)),Sub")
    }
    try move(to: "1")
    try repository.run("commit", "--quiet", "--message=b")
    #expect(try repository.change(of: "Sub/A.swift") == .nothing)
    // At another commit there may be other code in it.
    try move(to: "2")
    #expect(try repository.change(of: "Sub/A.swift") == .everything)
    try move(to: "1")
  }

  /// What damaged files hold is not quoted.
  @Test(arguments: ["packed-refs", "shallow", "config", "index", "HEAD"])
  func messagesAreOurOwn(_ file: String) throws {
    let repository = try Repository()
    try repository.tree.add("A.swift", "1\n")
    try repository.commit()
    try repository.tree.add(".git/" + file, "::error::secret\n")
    func message() -> String? {
      do {
        _ = try repository.git.changes(since: "main").get()
        return nil
      } catch let failure as GitFailure { return failure.message } catch { return "\(error)" }
    }
    #expect(message()?.contains("secret") == false)
  }

  @Test func noRepositoryAndNoGit() throws {
    let tree = try TemporaryTree()
    guard case .failure(let failure) = GitRepository.containing(tree.path) else {
      Issue.record("there is none")
      return
    }
    #expect(failure.message.hasSuffix("is not in a git repository"))
  }

  @Test func onlyTheRepositoryAround() throws {
    let repository = try Repository()
    try repository.tree.add("Sub/A.swift", "a\n")
    // All that git wants of a repository, and nothing that a commit could not bring.
    for name in ["HEAD", "config", "objects/info/x", "refs/heads/x"] {
      try repository.tree.add("Sub/" + name, name == "HEAD" ? "ref: refs/heads/main\n" : "")
    }
    let git = try GitRepository.containing(repository.tree.absolute("Sub/A.swift")).get()
    try repository.run("add", "Sub/A.swift")
    #expect(try git.index().get().paths == [ExactPath(repository.tree.absolute("Sub/A.swift"))])
    // What is gone lay somewhere.
    #expect((try? GitRepository.containing(repository.tree.absolute("Sub/gone/B.swift")).get()) != nil)
    // An empty folder is not a repository, as git has it.
    try repository.tree.add("Sub/.git/")
    #expect(try GitRepository.containing(repository.tree.absolute("Sub")).get().index().get().paths.count == 1)
  }

  @Test func filtersLoseTheirPower() throws {
    let repository = try Repository()
    // A name that is not text, one that looks like the end of a name, and one with a line of its own in a variable.
    let marker = repository.tree.absolute("marker")
    let names = [[0xFF, 0xFE], Array("a=b".utf8), Array("c.d".utf8), Array("Ü".utf8)] as [[UInt8]]
    var settings = Array("[core]\n\trepositoryformatversion = 0\n".utf8)
    var attributes: [UInt8] = []
    for (i, name) in names.enumerated() {
      try repository.tree.add("\(i).swift", "a\n")
      settings += Array("[filter \"".utf8) + name + Array("\"]\n\tclean = touch \(marker)\n\trequired\n".utf8)
      attributes += Array("\(i).swift filter=".utf8) + name + Array("\n".utf8)
    }
    try repository.run("add", ".")
    try repository.run("commit", "--quiet", "--message=a")
    try repository.tree.add(".git/config", bytes: settings)
    try repository.tree.add(".gitattributes", bytes: attributes)
    for i in names.indices { try repository.tree.add("\(i).swift", "b\n") }
    let git = try GitRepository.containing(repository.tree.path).get()
    #expect(try git.changes(since: "HEAD").get().changed.count == names.count)
    #expect(try repository.change(of: ".gitattributes") == .everything)
    #expect(try git.index().get().blobs.count == names.count)
    #expect(!Platform.exists(marker))
  }

  @Test func gitThatNeverAnswers() throws {
    let repository = try Repository()
    #expect(mkfifo(repository.tree.absolute("pipe"), 0o600) == 0)
    try repository.run("config", "include.path", "../pipe")
    guard case .failure(let failure) = GitRepository.containing(repository.tree.path, seconds: 1) else {
      Issue.record("it answered")
      return
    }
    #expect(failure.message.hasPrefix("'git rev-parse' took longer than 1 s"))
  }

  @Test func whatGitIsTold() {
    func kept(_ variables: String...) -> [String] {
      GitProgram.environment(variables.map { Array($0.utf8) }, folders: "/bin").kept
        .map { String(decoding: $0, as: UTF8.self) }
    }
    let always = kept()
    #expect(always.contains("PATH=/bin"))
    #expect(
      kept(
        "HOME=/h", "PATH=.:/x", "GIT_INDEX_FILE=i", "GIT_DIR=d", "GIT_EXTERNAL_DIFF=e", "GIT_CONFIG_PARAMETERS=p",
        "GIT_WORK_TREE=w", "GIT_EXEC_PATH=x", "GIT_SSH_COMMAND=s") == ["HOME=/h", "GIT_INDEX_FILE=i"] + always)
    // A setting that is not counted would stand where ours do.
    let settings = [
      "GIT_CONFIG_COUNT=1", "GIT_CONFIG_KEY_0=a.b", "GIT_CONFIG_VALUE_0=c", "GIT_CONFIG_KEY_1=d", "GIT_CONFIG_KEY_00=e",
    ]
    let (variables, count) = GitProgram.environment(settings.map { Array($0.utf8) }, folders: "/bin")
    #expect(count == 1)
    #expect(
      variables.map { String(decoding: $0, as: UTF8.self) } == ["GIT_CONFIG_KEY_0=a.b", "GIT_CONFIG_VALUE_0=c"] + always
    )
    #expect(GitProgram.environment([Array("GIT_CONFIG_COUNT=9223372036854775807".utf8)], folders: "").settings == 1)
  }

  @Test func settingsThatAreOverridden() {
    func overrides(_ keys: (String, String)...) -> [String] {
      GitProgram.overrides(of: keys.map { ($0, Array($1.utf8)) })
        .map { String(decoding: $0.key, as: UTF8.self) + "=" + $0.value }
    }
    let four = ["filter.a.B.clean=", "filter.a.B.smudge=", "filter.a.B.process=", "filter.a.B.required=false"]
    #expect(overrides(("local", "filter.a.B.process"), ("system", "filter.a.B.clean"), ("local", "filter.x")) == four)
    #expect(overrides(("global", "core.attributesfile")) == [])
    #expect(overrides(("worktree", "core.attributesfile")) == ["core.attributesfile=/dev/null"])
  }

  @Test func programsThatSayMuch() throws {
    let script =
      "i=0; while [ $i -lt 3000 ]; do echo 0123456789012345678901234567890123456789; echo e >&2; i=$((i+1)); done; kill -9 $$"
    let result = try program(["/bin/sh", "-c", script])
    #expect(result.output.count == 3000 * 41 && result.errors.count == 6000)
    #expect(result.status == 128 + 9)
    #expect(throws: Platform.ProgramFailure.saysTooMuch) { try program(["/bin/sh", "-c", script], limit: 1000) }
  }

  @Test func programsThatRead() throws {
    let input = [UInt8](repeating: 65, count: 1 << 20)
    #expect(try program(["/bin/sh", "-c", "cat"], input: input).output == input)
    // The program does not read it.
    #expect(try program(["/bin/sh", "-c", "exec <&-; echo a"], input: input).output == Array("a\n".utf8))
    #expect(try program(["/bin/sh", "-c", "cat"]).output.isEmpty)
    #expect(throws: Platform.ProgramFailure.isLate) {
      try program(["/bin/sh", "-c", "while :; do :; done"], seconds: 1)
    }
    #expect(throws: Platform.ProgramFailure.refused(.notFound)) { try program(["/sameview-no-such-program"]) }
  }

  @Test func whereProgramsComeFrom() throws {
    let tree = try TemporaryTree()
    let folders = Platform.programFolders(outside: tree.path)
    #expect(!folders.isEmpty)
    #expect(folders.allSatisfy { $0.hasPrefix("/") && Platform.realPath($0) == $0 })
    let shell = try #require(Platform.program("sh", outside: tree.path))
    #expect(Platform.programFolders(outside: "/") == folders)
    // Whatever lies in the project is passed over.
    let folder = String(shell[..<shell.lastIndex(of: "/")!])
    #expect(!Platform.programFolders(outside: folder).contains(folder))
    #expect(Platform.program("sameview-no-such-program", outside: tree.path) == nil)
  }
}

/// Runs a program that these tests can wait for.
private func program(
  _ words: [String], input: [UInt8] = [], seconds: Int = 300, limit: Int = 1 << 24
) throws -> Platform.ProgramResult {
  try Platform.run(words.map { Array($0.utf8) }, input: input, seconds: seconds, limit: limit)
}
