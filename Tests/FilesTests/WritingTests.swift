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
    if case .failure(let failure) = replaceFile(path, Array(old.utf8), with: Array(new.utf8)) { return failure.message }
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
    #expect(replace(path + "x", "old", "new") == "is no longer there")
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

  @Test func newFilesReplaceNothing() throws {
    let path = try write("a.yml", "old")
    guard case .failure(let failure) = writeNewFile(path, [1]) else {
      Issue.record("an existing file was replaced")
      return
    }
    #expect(failure.message == "exists already")
    #expect(try text(path) == "old")
    guard case .success = writeNewFile(path + "2", Array("new".utf8)) else {
      Issue.record("a new file was not written")
      return
    }
    #expect(try text(path + "2") == "new")
    try? FileManager.default.removeItem(at: folder)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) func aFullDiskIsSaid() {
    guard case .failure(let failure) = writeFile("/dev/full", [1]) else {
      Issue.record("a full device took a byte")
      return
    }
    #expect(failure.message == "cannot be written: the disk is full")
    // Only files are replaced.
    #expect(replace("/dev/full", "", "new") == "is not a regular file; not read")
  }
}
