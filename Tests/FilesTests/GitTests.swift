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
    #expect(GitRepository.changedLines(Array(diff.utf8)) == [
      "A.swift": [1..<2, 7..<9], "Ü \"q\".swift": [3..<4], "With blank.swift": [1..<4],
    ])
    #expect(GitRepository.changedLines([]) == [:])
    #expect(GitRepository.changedLines(Array("@@ -1 +1 @@\n@@ -x +-1,-2 @@\n+++ b\n\"".utf8)) == [:])
  }

  private struct Repository {
    let tree: TemporaryTree
    let git: GitRepository

    init() throws {
      tree = try TemporaryTree()
      try Self.run(tree, ["init", "--quiet", "--initial-branch=main"])
      git = try GitRepository.containing(tree.path).get()
    }

    func run(_ words: String...) throws { try Self.run(tree, words) }

    private static func run(_ tree: TemporaryTree, _ words: [String]) throws {
      let identity = ["-c", "user.name=N", "-c", "user.email=n@example.org", "-c", "commit.gpgsign=false"]
      let result = try Platform.run(["git", "-C", tree.path] + identity + words)
      try #require(result.status == 0, "\(String(decoding: result.errors, as: UTF8.self))")
    }

    func lines(_ changes: GitChanges) -> [String: [Range<Int>]?] {
      Dictionary(uniqueKeysWithValues: changes.lines.map { (String($0.key.dropFirst(tree.path.count + 1)), $0.value) })
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
    let changes = repository.lines(try repository.git.changes(since: "main").get())
    let everything: [Range<Int>]? = nil
    #expect(changes == ["Sub/A.swift": [2..<3], "New ü.swift": everything])
    #expect(repository.lines(try repository.git.changes(since: "HEAD").get()).keys.sorted() == ["New ü.swift"])
    #expect(throws: GitFailure(message: "git knows no commit 'none'")) { try repository.git.changes(since: "none").get() }
    #expect(throws: GitFailure(message: "'--all' names no commit")) { try repository.git.changes(since: "--all").get() }
  }

  @Test func whatIsStagedIsWhatWillBeCommitted() throws {
    let repository = try Repository()
    try repository.tree.add("A.swift", "staged\n")
    try repository.tree.add("B.swift", "b\n")
    // Before the first commit there is nothing to compare with.
    try repository.run("add", "A.swift")
    try repository.tree.add("A.swift", "on disk\nonly\n")
    #expect(repository.lines(try repository.git.stagedChanges().get()) == ["A.swift": [1..<2]])
    let index = try repository.git.index().get()
    #expect(index.paths == [repository.tree.absolute("A.swift")])
    let name = try #require(index.blobs[repository.tree.absolute("A.swift")])
    #expect(try repository.git.blob(name).get() == Array("staged\n".utf8))
  }

  @Test func noRepositoryAndNoGit() throws {
    let tree = try TemporaryTree()
    guard case .failure(let failure) = GitRepository.containing(tree.path) else {
      Issue.record("there is none")
      return
    }
    #expect(failure.message.hasPrefix("not a git repository"))
    #expect(throws: SystemFailure.notFound) { try Platform.run(["sameview-no-such-program"]) }
  }

  @Test func programsThatSayMuch() throws {
    let script = "i=0; while [ $i -lt 3000 ]; do echo 0123456789012345678901234567890123456789; echo e >&2; i=$((i+1)); done; kill -9 $$"
    let result = try Platform.run(["sh", "-c", script])
    #expect(result.output.count == 3000 * 41 && result.errors.count == 6000)
    #expect(result.status == 128 + 9)
  }
}
