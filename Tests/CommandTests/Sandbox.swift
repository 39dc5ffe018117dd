// The built command, run as a person would run it, on folders that go when the test ends.

import Foundation
import Testing

/// What one run of the command left behind.
struct Outcome {
  let status: Int32
  /// Whether it ended by itself, rather than by a signal.
  let hasExited: Bool
  let output: Data
  let errors: String

  var text: String { String(decoding: output, as: UTF8.self) }

  func json() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: output) as? [String: Any])
  }
  /// The findings of a JSON report as `file rule severity`.
  func findings() throws -> [String] {
    let findings = try #require(try json()["findings"] as? [[String: Any]])
    return findings.map { "\($0["file"] ?? "") \($0["rule"] ?? "") \($0["severity"] ?? "")" }
  }
  /// The problems of a JSON report as `file: message`.
  func problems() throws -> [String] {
    let problems = try #require(try json()["problems"] as? [[String: Any]])
    return problems.map { "\($0["file"] ?? ""): \($0["message"] ?? "")" }
  }
}

/// A new folder, removed with all it holds at the end of this value's life.
final class Sandbox {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = realpath(folder.path, nil).map { real in
      defer { free(real) }
      return String(cString: real)
    }!
  }

  /// A folder with these files.
  convenience init(_ files: [String: String]) throws {
    try self.init()
    for (name, text) in files { try add(name, Array(text.utf8)) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func add(_ name: String, _ bytes: [UInt8]) throws {
    let whole = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: whole.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: whole)
  }

  func add(_ name: String, _ text: String) throws { try add(name, Array(text.utf8)) }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }

  func git(_ words: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=N", "-c", "user.email=n@example.org", "-c", "commit.gpgsign=false"] + words
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// Commits all files here, in a new repository.
  func commitAll() throws {
    try git("init", "--quiet")
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "All")
  }

  /// Runs `sameview`, or another program, here. It is ended after a minute, which no test needs.
  func run(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:], in folder: String = "",
    program: URL? = nil
  ) throws -> Outcome {
    // Files rather than pipes: no side can keep the other waiting.
    let streams = URL(fileURLWithPath: NSTemporaryDirectory() + "streams-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: streams) }
    let (input, output, errors) = (
      try Self.file(streams, "input", input), try Self.file(streams, "output"),
      try Self.file(streams, "errors")
    )
    let process = try process(arguments, environment, in: folder)
    if let program { process.executableURL = program }
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try Self.finish(process)
    return Outcome(
      status: process.terminationStatus, hasExited: process.terminationReason == .exit,
      output: try Data(contentsOf: output),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  /// Runs `sameview` here with a terminal as its output, and returns what it wrote there.
  func runOnTerminal(
    _ arguments: [String], environment: [String: String] = [:], columns: UInt16 = 80
  ) throws -> String {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(terminal >= 0)
    let master = FileHandle(fileDescriptor: terminal, closeOnDealloc: true)
    #if os(Linux)
      // glibc shows `unlockpt` and `ptsname` to GNU sources only; this is what they do.
      var (lock, number): (Int32, Int32) = (0, 0)
      try #require(ioctl(terminal, 0x4004_5431, &lock) == 0 && ioctl(terminal, 0x8004_5430, &number) == 0)
      let name = "/dev/pts/\(number)"
    #else
      try #require(grantpt(terminal) == 0 && unlockpt(terminal) == 0)
      let name = String(cString: try #require(ptsname(terminal)))
    #endif
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    let slave = try #require(FileHandle(forWritingAtPath: name))
    let process = try process(arguments, environment, in: "")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = slave
    process.standardError = FileHandle.nullDevice
    var bytes: [UInt8] = []
    try Self.finish(process) {
      // Reading ends with an error once no process holds the other side any more.
      try slave.close()
      var chunk = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(master.fileDescriptor, &chunk, chunk.count)
        if count <= 0 { break }
        bytes += chunk[..<count]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The command, ready to start.
  func process(
    _ arguments: [String], _ environment: [String: String] = [:], in folder: String = ""
  ) throws -> Process {
    let process = Process()
    process.executableURL = try Self.binary.get()
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.isEmpty ? path : path + "/" + folder)
    var whole = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "TERM", "PWD", "COLUMNS", "CI", "TF_BUILD", "TEAMCITY_VERSION"] { whole[name] = nil }
    process.environment = whole.merging(environment) { $1 }
    return process
  }

  private static func finish(_ process: Process, meanwhile: () throws -> Void = {}) throws {
    try process.run()
    // A watch lives for its minute even if it is cancelled. If it held the process, that would keep its files open until
    // then, thousands of them. Foundation looks for all open files before it starts a process, and reads beyond the memory
    // of their list if it has more than about 1,300: now and then, that ended the tests with a bad pointer.
    let watch = DispatchWorkItem { [weak process] in process?.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: watch)
    try meanwhile()
    process.waitUntilExit()
    watch.cancel()
  }

  private static func file(_ folder: URL, _ name: String, _ bytes: [UInt8] = []) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try Data(bytes).write(to: file)
    return file
  }

  struct NoBinary: Error {}

  /// The command lies beside the tests: in their folder on Linux, above their bundle on macOS.
  static let binary: Result<URL, NoBinary> = {
    for argument in CommandLine.arguments where argument.contains("/") {
      var folder = URL(fileURLWithPath: argument)
      for _ in 0..<4 {
        folder.deleteLastPathComponent()
        let candidate = folder.appendingPathComponent("sameview")
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder)
        if exists, !isFolder.boolValue {
          return .success(candidate)
        }
      }
    }
    return .failure(NoBinary())
  }()
}

/// Sources that one rule has something to say about, whatever other rules there are.
enum Samples {
  /// A finding of `private-state` that is a warning.
  static let warning = """
    import SwiftUI

    struct Counter: View {
      @State public var count = 0
      var body: some View { Text("\\(count)") }
    }

    """
  /// The same, as information.
  static let info = warning.replacingOccurrences(of: "public var", with: "var")
  /// Nothing to say.
  static let clean = warning.replacingOccurrences(of: "public var", with: "private var")
  static let rule = ["--only", "private-state"]
}
