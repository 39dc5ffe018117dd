// What `.gitignore` patterns match: by a table, and side by side with git itself.

import Foundation
import Testing

@testable import Files

struct IgnoreCase: CustomTestStringConvertible, Sendable {
  let patterns: String
  /// Paths that are excluded; one that ends with `/` is a folder.
  let excluded: [String]
  let kept: [String]
  var testDescription: String { patterns.debugDescription }

  init(_ patterns: String, excludes excluded: [String], keeps kept: [String]) {
    self.patterns = patterns
    self.excluded = excluded
    self.kept = kept
  }
}

private let table: [IgnoreCase] = [
  // Names and paths
  IgnoreCase("a", excludes: ["a", "a/", "x/a", "x/a/b"], keeps: ["ab", "ba", "A", "x/ab"]),
  IgnoreCase("/a", excludes: ["a", "a/b"], keeps: ["x/a"]),
  IgnoreCase("x/a", excludes: ["x/a", "x/a/b"], keeps: ["a", "y/x/a", "x/b/a"]),
  IgnoreCase("/x/a", excludes: ["x/a"], keeps: ["y/x/a"]),
  IgnoreCase("a/", excludes: ["a/", "a/b", "x/a/", "x/a/b"], keeps: ["a", "x/a"]),
  IgnoreCase("/a/", excludes: ["a/", "a/b"], keeps: ["a", "x/a/"]),
  IgnoreCase("x/a/", excludes: ["x/a/"], keeps: ["x/a", "y/x/a/"]),
  // Wildcards
  IgnoreCase("*", excludes: ["a", ".a", "x/"], keeps: []),
  IgnoreCase("*.o", excludes: ["a.o", ".o", "x/a.o", "a.o/b"], keeps: ["a.ob", "o"]),
  IgnoreCase("a*", excludes: ["a", "ab", "x/abc"], keeps: ["ba"]),
  IgnoreCase("a*b*c", excludes: ["abc", "aXbYc", "abbcc"], keeps: ["acb", "ab", "a/b/c"]),
  IgnoreCase("x/*", excludes: ["x/a", "x/a/b"], keeps: ["x/", "a"]),
  IgnoreCase("x/*/c", excludes: ["x/a/c"], keeps: ["x/c", "x/a/b/c"]),
  IgnoreCase("/*.c", excludes: ["a.c"], keeps: ["x/a.c"]),
  IgnoreCase("?", excludes: ["a", "x/"], keeps: ["ab", "é"]),
  IgnoreCase("a?c", excludes: ["abc", "a?c"], keeps: ["ac", "a/c"]),
  IgnoreCase("x?a", excludes: ["xya"], keeps: ["x/a"]),
  // Two asterisks
  IgnoreCase("**/a", excludes: ["a", "x/a", "x/y/a"], keeps: ["xa"]),
  IgnoreCase("**/x/a", excludes: ["x/a", "y/x/a"], keeps: ["a", "x/y/a"]),
  IgnoreCase("x/**", excludes: ["x/a", "x/a/b"], keeps: ["x/", "x", "y/x/a"]),
  IgnoreCase("x/**/a", excludes: ["x/a", "x/y/a", "x/y/z/a"], keeps: ["xa", "x/ya", "y/x/a"]),
  IgnoreCase("**/x/**/a", excludes: ["x/a", "q/x/a", "q/r/x/y/z/a"], keeps: ["a", "x/ya"]),
  IgnoreCase("**", excludes: ["a", "x/a"], keeps: []),
  IgnoreCase("a**c", excludes: ["abc", "abbc", "ac"], keeps: ["a/c", "a/b/c"]),
  IgnoreCase("x/b**/a", excludes: ["x/b/a", "x/bc/a"], keeps: ["x/c/a"]),
  IgnoreCase("***/a", excludes: ["a", "x/y/a"], keeps: ["b"]),
  IgnoreCase("**/", excludes: ["x/", "x/a"], keeps: ["x"]),
  IgnoreCase("/**/a", excludes: ["a", "x/y/a"], keeps: ["b"]),
  // Sets
  IgnoreCase("[ab]", excludes: ["a", "b"], keeps: ["c", "ab", "[ab]"]),
  IgnoreCase("[a-c]x", excludes: ["ax", "bx", "cx"], keeps: ["dx", "-x"]),
  IgnoreCase("[!a-c]x", excludes: ["dx", "-x"], keeps: ["ax", "bx"]),
  IgnoreCase("[^a]", excludes: ["b"], keeps: ["a"]),
  IgnoreCase("[]]", excludes: ["]"], keeps: ["a"]),
  IgnoreCase("[!]]", excludes: ["a"], keeps: ["]"]),
  IgnoreCase("[a-]", excludes: ["a", "-"], keeps: ["b"]),
  IgnoreCase("[-a]", excludes: ["a", "-"], keeps: ["b"]),
  IgnoreCase("[a\\]b]", excludes: ["a", "]", "b"], keeps: ["\\"]),
  IgnoreCase("[[:digit:]x]", excludes: ["1", "x"], keeps: ["a", ":"]),
  IgnoreCase("[[:nothing:]a]", excludes: [], keeps: ["a", ":"]),
  IgnoreCase("[[:a]", excludes: ["[", ":", "a"], keeps: ["b"]),
  IgnoreCase("a[", excludes: [], keeps: ["a", "a["]),
  IgnoreCase("a[b", excludes: [], keeps: ["ab", "a[b"]),
  IgnoreCase("x[/]a", excludes: [], keeps: ["x/a"]),
  IgnoreCase("x[!b]a/c", excludes: ["xya/c"], keeps: ["x/a/c"]),
  IgnoreCase("[c-a]", excludes: ["c"], keeps: ["a", "b", "-"]),
  // Escapes, comments, spaces, line ends
  IgnoreCase("\\*", excludes: ["*"], keeps: ["a"]),
  IgnoreCase("\\#a", excludes: ["#a"], keeps: ["a"]),
  IgnoreCase("#a", excludes: [], keeps: ["#a", "a"]),
  IgnoreCase("\\!a", excludes: ["!a"], keeps: ["a"]),
  IgnoreCase("\\a", excludes: ["a"], keeps: ["\\a"]),
  IgnoreCase("a\\", excludes: [], keeps: ["a", "a\\"]),
  IgnoreCase("a   ", excludes: ["a"], keeps: ["a   "]),
  IgnoreCase("a\\ ", excludes: ["a "], keeps: ["a"]),
  IgnoreCase("a\\  ", excludes: ["a "], keeps: ["a", "a  "]),
  IgnoreCase("a\t", excludes: ["a\t"], keeps: ["a"]),
  IgnoreCase(" a", excludes: [" a"], keeps: ["a"]),
  IgnoreCase("a b", excludes: ["a b"], keeps: ["a", "b"]),
  IgnoreCase("a\r\nb\r\n", excludes: ["a", "b"], keeps: ["a\r"]),
  IgnoreCase("\u{FEFF}a\nb", excludes: ["a", "b"], keeps: []),
  IgnoreCase("\n\n  \n/\n//\n!\na/\n", excludes: ["a/"], keeps: ["b", "/", " "]),
  // Negation: the last line that matches decides, but nothing comes back from an excluded folder.
  IgnoreCase("*.c\n!a.c", excludes: ["b.c", "x/b.c"], keeps: ["a.c", "x/a.c"]),
  IgnoreCase("!a.c\n*.c", excludes: ["a.c", "b.c"], keeps: []),
  IgnoreCase("x/\n!x/a", excludes: ["x/", "x/a"], keeps: []),
  IgnoreCase("x/*\n!x/a", excludes: ["x/b"], keeps: ["x/", "x/a"]),
  IgnoreCase("/*\n!/x\n/x/*\n!/x/y", excludes: ["a", "x/z"], keeps: ["x/", "x/y/", "x/y/a"]),
  // Bytes
  IgnoreCase("caf\u{E9}", excludes: ["caf\u{E9}"], keeps: ["cafe", "cafe\u{301}"]),
  IgnoreCase("a\u{0}b", excludes: ["a"], keeps: ["ab"]),
]

@Suite struct GitIgnoreTests {
  @Test(arguments: table) func patternsMatchWhatTheyShould(_ row: IgnoreCase) {
    let patterns = IgnorePatterns(parsing: Array(row.patterns.utf8))
    func excludes(_ path: String) -> Bool {
      let isFolder = path.hasSuffix("/")
      return patterns.excludes(isFolder ? String(path.dropLast()) : path, isFolder: isFolder)
    }
    for path in row.excluded { #expect(excludes(path), "should exclude \(path.debugDescription)") }
    for path in row.kept { #expect(!excludes(path), "should keep \(path.debugDescription)") }
  }

  /// A matcher that tries every run of every `*` would need longer than the universe has.
  @Test(.timeLimit(.minutes(1))) func noPatternTakesForever() {
    let stars = IgnorePatterns(parsing: Array((String(repeating: "*a", count: 100) + "b").utf8))
    #expect(!stars.excludes(String(repeating: "a", count: 5000), isFolder: false))
    let folders = IgnorePatterns(parsing: Array((String(repeating: "**/*a*/", count: 50) + "b").utf8))
    let path = Array(String(repeating: "aaa/", count: 1000).utf8)
    #expect(folders.verdict(on: path, from: 0, nameStart: path.count, isFolder: false) == nil)
  }

  /// Whatever stands in other lines, the last line that matches decides.
  @Test func anyBytesParse() {
    var random = FixedRandom(state: 1)
    let path = Array("a/b.swift".utf8)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        Bool.random(using: &random)
          ? Array("[]*?\\!/#-:^ \n\r".utf8).randomElement(using: &random)!
          : UInt8.random(in: 0...255, using: &random)
      }
      func verdict(_ bytes: some Collection<UInt8>) -> IgnorePatterns.Verdict? {
        IgnorePatterns(parsing: Array(bytes)).verdict(on: path, from: 0, nameStart: 2, isFolder: false)
      }
      let lines = bytes.split(separator: UInt8(ascii: "\n"))
      // A carriage return belongs to the end of its line only where a line feed follows.
      let decisions = lines.map { verdict(Array($0) + [UInt8(ascii: "\n")]) }
      #expect(verdict(bytes + [UInt8(ascii: "\n")]) == decisions.last { $0 != nil } ?? nil, "\(bytes)")
    }
  }

  /// Names in the tree that patterns of `grammar` are about.
  private static let names = [
    "a", "b", "ab", "a.c", "c", "[", "]", "a b", "-", "!a", "#a", "\\", "*", "a ", "1",
  ]

  private static func makeTree() throws -> (TemporaryTree, paths: [String]) {
    let tree = try TemporaryTree()
    var paths: [String] = []
    for first in names {
      for second in names.prefix(8) {
        for third in names.prefix(4) { paths.append("d\(first)/\(second)x/\(third)") }
        paths.append("d\(first)/\(second)")
      }
      paths.append(first)
    }
    try tree.add(paths)
    for first in names { paths += ["d\(first)", "d\(first)/ax", "d\(first)/abx"] }
    return (tree, paths.sorted())
  }

  @Test(.enabled(if: TemporaryTree.hasGit)) func agreesWithGitOnTheTable() throws {
    let (tree, paths) = try Self.makeTree()
    _ = try #require(try tree.git(["init", "-q"]))
    for row in table { try compare(row.patterns, tree, paths) }
  }

  @Test(.enabled(if: TemporaryTree.hasGit)) func agreesWithGitOnRandomPatterns() throws {
    let (tree, paths) = try Self.makeTree()
    _ = try #require(try tree.git(["init", "-q"]))
    var random = FixedRandom(state: 4242)
    let pieces = [
      "a", "b", "ab", "d", "da", "db", "ax", "x", "/", "/", "/", "*", "*", "**", "**/", "/**", "/**/",
      "?", "[ab]", "[!a]", "[^b]", "[a-c]", "[]]", "[[:alpha:]]", "[[:punct:]]", "[", "\\", "\\*",
      "\\ ", " ", ".c", "-", "!", "[\\]]", "[a\\-c]", "[--0]",
    ]
    for _ in 0..<250 {
      let lines = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        let isNegated = Int.random(in: 0..<4, using: &random) == 0
        return (isNegated ? "!" : "")
          + (0..<Int.random(in: 1...5, using: &random)).map { _ in pieces.randomElement(using: &random)! }
          .joined()
      }
      try compare(lines.joined(separator: "\n"), tree, paths)
    }
  }

  /// Asks git, by one call for all paths, and compares.
  private func compare(_ patterns: String, _ tree: TemporaryTree, _ paths: [String]) throws {
    try tree.add(".gitignore", patterns)
    let answer = try #require(
      try tree.git(
        ["check-ignore", "--no-index", "-z", "--stdin"], input: paths.joined(separator: "\0") + "\0",
        accepting: [0, 1]))
    let byGit = Set(answer.split(separator: "\0").map(String.init))
    let parsed = IgnorePatterns(parsing: Array(patterns.utf8))
    let byUs = Set(paths.filter { parsed.excludes($0, isFolder: tree.isFolder($0)) })
    #expect(
      byUs == byGit,
      """
      \(patterns.debugDescription): only we exclude \(byUs.subtracting(byGit).sorted().prefix(5)), \
      only git \(byGit.subtracting(byUs).sorted().prefix(5))
      """)
  }

  /// Whole searches, with `.gitignore` files at several depths.
  @Test(.enabled(if: TemporaryTree.hasGit)) func searchesFindWhatGitLists() throws {
    var random = FixedRandom(state: 77)
    let names = ["a", "b", "c", "ab"]
    let pieces = ["a", "b", "c", "/", "*", "**/", "/**", "?", "[ab]", ".swift", "*.swift"]
    for _ in 0..<40 {
      let tree = try TemporaryTree()
      for _ in 0..<60 {
        let depth = Int.random(in: 0...3, using: &random)
        let folders = (0..<depth).map { _ in names.randomElement(using: &random)! }
        let name = names.randomElement(using: &random)! + ".swift"
        try tree.add((folders + [name]).joined(separator: "/"))
        guard Int.random(in: 0..<12, using: &random) == 0 else { continue }
        let lines = (0..<3).map { _ in
          (Int.random(in: 0..<3, using: &random) == 0 ? "!" : "")
            + (0..<Int.random(in: 1...3, using: &random))
            .map { _ in pieces.randomElement(using: &random)! }.joined()
        }
        try tree.add((folders + [".gitignore"]).joined(separator: "/"), lines.joined(separator: "\n"))
      }
      _ = try #require(try tree.git(["init", "-q"]))
      try tree.add(".git/info/exclude", "ab\n")
      let listed = try #require(
        try tree.git(["ls-files", "-z", "--others", "--exclude-standard"]))
      let byGit = listed.split(separator: "\0").map(String.init).filter { $0.hasSuffix(".swift") }
      let found = findSwiftFiles(under: [tree.path], from: WorkingFolder(path: tree.path))
      #expect(found.files.map(\.path).sorted() == byGit.sorted())
      #expect(found.problems.isEmpty)
    }
  }
}
