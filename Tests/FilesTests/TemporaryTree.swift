// Folders that tests make and that go when the test ends.

import Files
import Foundation

/// A new folder, removed with all it holds at the end of this value's life.
final class TemporaryTree {
  /// Absolute, without symbolic links.
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = realpath(folder.path, nil).map { real in
      defer { free(real) }
      return String(cString: real)
    }!
  }

  deinit {
    _ = chmodAll()
    try? FileManager.default.removeItem(atPath: path)
  }

  private func chmodAll() -> Bool {
    guard let names = FileManager.default.enumerator(atPath: path) else { return false }
    for case let name as String in names {
      let file = path + "/" + name
      // Where a link leads is none of the tree, such as `/dev/null`.
      let type = try? FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType
      if type != .typeSymbolicLink { chmod(file, 0o700) }
    }
    return true
  }

  func absolute(_ name: String) -> String { name.isEmpty ? path : path + "/" + name }

  /// Writes a file, and the folders it lies in. A name that ends with `/` is a folder.
  func add(_ name: String, _ text: String = "") throws {
    try add(name, bytes: Array(text.utf8))
  }

  func add(_ name: String, bytes: [UInt8]) throws {
    let whole = absolute(name)
    let folder = name.hasSuffix("/") ? whole : whole.parentPath!
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if !name.hasSuffix("/") { try Data(bytes).write(to: URL(fileURLWithPath: whole)) }
  }

  func add(_ names: [String]) throws { for name in names { try add(name) } }

  /// Makes a symbolic link whose text is `target`.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: absolute(name), withDestinationPath: target)
  }

  func isFolder(_ name: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: absolute(name), isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }

  /// Runs git in this tree, without a person's own settings. Nil if there is no git or it fails.
  func git(_ arguments: [String], input: String = "", accepting codes: Set<Int32> = [0]) throws -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "core.excludesFile=/dev/null", "-c", "core.ignoreCase=false", "-C", path] + arguments
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    environment["GIT_CONFIG_NOSYSTEM"] = "1"
    environment["HOME"] = path
    environment["XDG_CONFIG_HOME"] = path
    process.environment = environment
    // Files rather than pipes: no side can keep the other waiting.
    let folder = FileManager.default.temporaryDirectory
    let inputFile = folder.appendingPathComponent(UUID().uuidString)
    let outputFile = folder.appendingPathComponent(UUID().uuidString)
    defer {
      try? FileManager.default.removeItem(at: inputFile)
      try? FileManager.default.removeItem(at: outputFile)
    }
    try Data(input.utf8).write(to: inputFile)
    try Data().write(to: outputFile)
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard codes.contains(process.terminationStatus) else { return nil }
    return String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
  }

  static var hasGit: Bool {
    guard let tree = try? TemporaryTree() else { return false }
    return ((try? tree.git(["--version"])) ?? nil) != nil
  }
}

/// Numbers that look random and are the same at every run.
struct FixedRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
