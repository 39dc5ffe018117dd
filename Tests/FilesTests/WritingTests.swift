// Replacing files: as a whole, or not at all.

import Foundation
import Synchronization
import Testing

@testable import Files

/// How many signals have come.
private let hangups = Atomic<Int>(0)

@Suite struct WritingTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("writing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func write(_ name: String, _ text: String, mode: Int = 0o644) throws -> String {
    let path = folder.appendingPathComponent(name).path
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    return path
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func replace(_ path: String, _ old: String, _ new: String) -> String? {
    if case .failure(let failure) = replaceFile(
      path, Array(old.utf8), with: Array(new.utf8), within: WritingBounds(around: [folder.path]))
    {
      return failure.message
    }
    return nil
  }

  @Test func replacesAndKeepsTheMode() throws {
    let path = try write("a.swift", "old", mode: 0o751)
    #expect(replace(path, "old", "new") == nil)
    #expect(try text(path) == "new")
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o751)
    #expect(try names() == ["a.swift"])
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func keepsWhatHasChangedMeanwhile() throws {
    let path = try write("a.swift", "saved by an editor")
    #expect(replace(path, "old", "new") == "has changed since it was read")
    #expect(try text(path) == "saved by an editor")
    #expect(replace(path + "x", "old", "new") == "no longer exists")
    #expect(try names() == ["a.swift"])
    try? FileManager.default.removeItem(at: folder)
  }

  /// As if an editor had saved right after the last look at the file.
  @Test func putsASaveBack() throws {
    let place = try write("a.swift", "saved by an editor")
    let beside = try write("new", "new")
    #expect(try !put(Array(beside.utf8), at: Array(place.utf8), insteadOf: Array("old".utf8), Array("new".utf8)))
    #expect(try text(place) == "saved by an editor")
    #expect(try text(beside) == "new")
    #expect(try put(Array(beside.utf8), at: Array(place.utf8), insteadOf: Array("saved by an editor".utf8), []))
    #expect(try text(place) == "new")
    #expect(try names() == ["a.swift"])
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func replacesTheTargetOfALink() throws {
    let path = try write("a.swift", "old")
    let link = folder.appendingPathComponent("link.swift").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(replace(link, "old", "new") == nil)
    #expect(try text(path) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
    try? FileManager.default.removeItem(at: folder)
  }

  /// Root may write everywhere, so this says something to other users only.
  @Test(.enabled(if: geteuid() != 0)) func leavesWhatMayNotBeWritten() throws {
    let path = try write("a.swift", "old", mode: 0o444)
    #expect(replace(path, "old", "new") == "cannot be written: permission denied")
    #expect(try text(path) == "old")
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func removesWhatKilledProcessesLeft() throws {
    let path = try write("a.swift", "old")
    // No system gives such a number, and every system has a process 1.
    _ = try write(".b.swift.sameview-2147483647-k3x9", "")
    for name in [".b.swift.sameview-1-k3x9", ".b.swift.sameview-2147483647", "b.sameview-2147483647-k3x9"] {
      _ = try write(name, "")
    }
    #expect(replace(path, "old", "new") == nil)
    #expect(
      try names() == [
        ".b.swift.sameview-1-k3x9", ".b.swift.sameview-2147483647", "a.swift", "b.sameview-2147483647-k3x9",
      ])
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func signalsWait() {
    hangups.store(0, ordering: .relaxed)
    // The threads of tests take no signals.
    var (set, mask) = (sigset_t(), sigset_t())
    sigemptyset(&set)
    sigaddset(&set, SIGHUP)
    pthread_sigmask(SIG_UNBLOCK, &set, &mask)
    let before = signal(SIGHUP) { _ in hangups.add(1, ordering: .relaxed) }
    Platform.withoutInterruption {
      // To this thread.
      raise(SIGHUP)
      #expect(hangups.load(ordering: .relaxed) == 0)
    }
    #expect(hangups.load(ordering: .relaxed) == 1)
    signal(SIGHUP, before)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  /// Why a report is not written to `path`, which the user typed in `folder`.
  private func report(_ path: String) -> String? {
    guard case .failure(let failure) = writeFile(path, [1], within: WritingBounds(around: [folder.path])) else {
      return nil
    }
    return failure.message
  }

  /// A stranger's link leads nowhere else, wherever the run was started.
  @Test func linksEndInTheirProject() throws {
    let tree = try TemporaryTree()
    try tree.add([
      "Outside/Out.swift", "Project/.git/HEAD", "Project/.git/hooks/own", "Project/In.swift", "Project/Reports/",
    ])
    try tree.link("Project/Out.swift", to: "../Outside/Out.swift")
    try tree.link("Project/Link.swift", to: "In.swift")
    try tree.link("Project/Folder", to: "Reports")
    try tree.link("Project/Away", to: "../Outside")
    try tree.link("Project/Hooks", to: ".git/hooks")
    try tree.link("Project/Chain", to: "Away")
    try tree.link("Project/New", to: "Missing")
    try tree.link("Mine", to: "Project")
    func message(_ result: Result<Void, WriteFailure>) -> String? {
      if case .failure(let failure) = result { failure.message } else { nil }
    }
    let leaves = "leads out of the project through a link"
    for typed in [tree.path, tree.absolute("Project"), "/"] {
      let bounds = WritingBounds(around: [typed])
      func edit(_ name: String) -> String? { message(replaceFile(tree.absolute(name), [], with: [], within: bounds)) }
      func report(_ name: String) -> String? { message(writeFile(tree.absolute(name), [1], within: bounds)) }
      #expect(edit("Project/Out.swift") == leaves)
      #expect(edit("Project/Chain/Out.swift") == leaves)
      #expect(edit("Mine/Out.swift") == leaves)
      #expect(edit("Project/Hooks/own") == "leads into a `.git` folder through a link")
      #expect(edit("Project/Link.swift") == nil)
      #expect(edit("Mine/In.swift") == nil)
      #expect(report("Project/Away/r.txt") == leaves)
      #expect(report("Project/Hooks/pre-commit") == "leads into a `.git` folder through a link")
      #expect(report("Project/Link.swift") == "is a link, which reports do not follow")
      #expect(report("Project/New") == "is a link, which reports do not follow")
      #expect(report("Project/Folder/r.txt") == nil)
      #expect(report("Mine/../Project/Folder/../r.txt") == nil)
      #expect(message(writeNewFile(tree.absolute("Project/Away/.sameview.yml"), [], within: bounds)) == leaves)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: tree.absolute("Outside")) == ["Out.swift"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: tree.absolute("Project/Reports")) == ["r.txt"])
    #expect(try String(contentsOfFile: tree.absolute("Project/Link.swift"), encoding: .utf8) == "")
  }

  /// Without a repository the folder that was typed is the project.
  @Test func linksEndInTheFolderThatWasTyped() throws {
    let tree = try TemporaryTree()
    try tree.add("Outside/Out.swift")
    try tree.add("Typed/Sub/")
    try tree.link("Typed/Sub/Out.swift", to: "../../Outside/Out.swift")
    func edit(_ typed: String) -> Bool {
      let result = replaceFile(
        tree.absolute("Typed/Sub/Out.swift"), [], with: [1], within: WritingBounds(around: [tree.absolute(typed)]))
      if case .success = result { return true } else { return false }
    }
    #expect(!edit("Typed"))
    #expect(!edit("Typed/Sub"))
    #expect(!edit("Typed/Sub/Out.swift"))
    #expect(edit(""))
  }

  /// The name of a link or a file may begin with a mark that Swift joins to the slash before it.
  @Test func namesThatBeginWithAMark() throws {
    let tree = try TemporaryTree()
    try tree.add("Sub/\u{301}m.swift", "old")
    let result = replaceFile(
      tree.absolute("Sub/\u{301}m.swift"), Array("old".utf8), with: [], within: WritingBounds(around: [tree.path]))
    #expect((try? result.get()) != nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: tree.path) == ["Sub"])
  }

  @Test func pipesAndStreams() throws {
    let tree = try TemporaryTree()
    try tree.add("Outside/")
    try #require(mkfifo(tree.absolute("pipe"), 0o600) == 0)
    try tree.link("to pipe", to: "pipe")
    try tree.link("to nothing", to: "/dev/null")
    #expect(report(tree.absolute("pipe")) == "cannot be written: the pipe has no reader")
    #expect(report(tree.absolute("to pipe")) == "is a link, which reports do not follow")
    #expect(report(tree.absolute("to nothing"))?.contains("link") == true)
    #expect(report("/dev/null") == nil)
    let file = tree.absolute("stream")
    try tree.add("stream", "old")
    let descriptor = open(file, O_WRONLY)
    defer { close(descriptor) }
    // Where the system makes links of them.
    #expect(report("/dev/fd/\(descriptor)") == nil)
    let reader = open(tree.absolute("pipe"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    #expect(report(tree.absolute("pipe")) == nil)
    var byte: UInt8 = 0
    #expect(read(reader, &byte, 1) == 1 && byte == 1)
  }

  @Test func newFilesReplaceNothing() throws {
    let path = try write("a.yml", "old")
    guard case .failure(let failure) = writeNewFile(path, [1], within: WritingBounds(around: [])) else {
      Issue.record("an existing file was replaced")
      return
    }
    #expect(failure.message == "exists already")
    #expect(try text(path) == "old")
    guard case .success = writeNewFile(path + "2", Array("new".utf8), within: WritingBounds(around: [])) else {
      Issue.record("a new file was not written")
      return
    }
    #expect(try text(path + "2") == "new")
    try? FileManager.default.removeItem(at: folder)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) func aFullDiskIsSaid() {
    guard case .failure(let failure) = writeFile("/dev/full", [1], within: WritingBounds(around: [])) else {
      Issue.record("a full device took a byte")
      return
    }
    #expect(failure.message == "cannot be written: the disk is full")
    // Only files are replaced.
    #expect(replace("/dev/full", "", "new") == "is a device; not replaced")
  }
}
