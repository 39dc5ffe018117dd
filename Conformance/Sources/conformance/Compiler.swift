// The Swift compiler as a judge: of snippets, and of files in which a parser finds an error.

import Files
import Foundation
import SwiftParser
import SwiftSyntax

/// Asks the Swift compiler whether something is Swift.
struct Compiler: Sendable {
  enum Verdict { case accepted, rejected, crashed }

  /// What the compiler is told to read. The product has no modes: it takes what any of them takes.
  enum Mode: CaseIterable {
    /// What swift-syntax reads.
    case six
    /// With blanks before the arguments of attributes, and without bare regular expressions.
    case five
    /// Swift 6 with the experimental features that change the syntax and that released compilers know.
    case experimental

    var arguments: [String] {
      switch self {
      case .six: ["-swift-version", "6"]
      case .five: ["-swift-version", "5"]
      case .experimental:
        [
          "CoroutineAccessors", "KeypathWithMethodMembers", "LiteralExpressions", "NonescapableTypes",
          "OldOwnershipOperatorSpellings", "ReferenceBindings",
        ].reduce(into: ["-swift-version", "6"]) { $0 += ["-enable-experimental-feature", $1] }
      }
    }
  }

  /// Asks for one mode after the other until one accepts; otherwise the verdict is that of Swift 6.
  func verdict(on bytes: [UInt8], in folder: URL) throws -> (Verdict, Mode) {
    let file = folder.appendingPathComponent("\(UUID().uuidString).swift")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var first = Verdict.rejected
    for mode in Mode.allCases {
      let verdict = try verdict(on: file, arguments: mode.arguments)
      if verdict == .accepted { return (.accepted, mode) }
      if mode == .six { first = verdict }
      if verdict == .crashed { break }
    }
    return (first, .six)
  }

  /// Parses one file and does nothing else. One file for each process: the compiler reads several at
  /// once as those of a library, where statements are not allowed.
  private func verdict(on file: URL, arguments: [String]) throws -> Verdict {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-frontend", "-parse"] + arguments + [file.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal { return .crashed }
    switch process.terminationStatus {
    case 0: return .accepted
    case 1: return .rejected
    // No such command; above 128 a shell or a driver passes on a signal.
    case 126, 127: throw CompilerIsMissing()
    default: return .crashed
    }
  }
}

struct CompilerIsMissing: Error {}

/// Calls `body` with a folder that is removed afterwards.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("conformance-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

/// Asks the compiler about each file below `paths` in which the product or swift-syntax finds an error, prints
/// where the product is wrong, and returns whether it is anywhere.
func judgeErrors(under paths: [String], jobs: Int) throws -> Bool {
  enum Finding { case falseError, missedError, none }
  let files = findSwiftFiles(under: paths).files.map(\.path)
  let findings = try withTemporaryFolder { folder in
    try concurrentMap(files, jobs: jobs) { file throws -> (asked: Bool, finding: Finding) in
      guard case .success(let bytes) = readFile(file) else { return (false, .none) }
      let ours = productSeesError(in: bytes)
      let theirs = bytes.withUnsafeBufferPointer { Parser.parse(source: $0).hasError }
      guard ours || theirs else { return (false, .none) }
      switch try Compiler().verdict(on: bytes, in: folder).0 {
      case .accepted: return (true, ours ? .falseError : .none)
      case .rejected: return (true, ours ? .none : .missedError)
      case .crashed: return (true, .none)
      }
    }
  }
  for (file, finding) in zip(files, findings) {
    switch finding.finding {
    case .falseError: print("\(file): an error, the compiler finds none")
    case .missedError: print("\(file): no error, the compiler finds one")
    case .none: break
    }
  }
  func count(_ finding: Finding) -> Int { findings.count(where: { $0.finding == finding }) }
  print(
    "\(files.count) files, the compiler was asked about \(findings.count(where: \.asked)): "
      + "\(count(.falseError)) with false errors, \(count(.missedError)) with errors that were missed")
  return count(.falseError) + count(.missedError) > 0
}
