// What `sameview lint` writes to standard error.

import ArgumentParser
import Clang
import Files
import Linting
import Project

extension LintCommand {
  /// The first of some paths; nil if there are none.
  static func some(_ paths: [String]) -> String? {
    if paths.isEmpty { return nil }
    let shown = 3
    let rest = paths.count > shown ? " and \(paths.count - shown) more" : ""
    return printable(paths.prefix(shown).joined(separator: ", ") + rest)
  }

  func tell(_ problem: Problem) {
    StandardStream.error.write("\(printable(problem.file)): \(problem.severity.word): \(printable(problem.message))\n")
  }

  func refused(_ path: String, _ failure: WriteFailure) -> ExitCode {
    StandardStream.error.write("error: '\(printable(path))' \(failure.message)\n")
    return .failed
  }

  /// Build files that are named; `sameview project` lists all.
  private static let unreadLimit = 3

  /// Which build files are as if they were not there.
  func tell(_ unread: [BuildFileProblem]) {
    for problem in unread.prefix(Self.unreadLimit) {
      StandardStream.error.write("note: \(printable("\(problem.path): \(problem.message)"))\n")
    }
    if unread.count > Self.unreadLimit {
      StandardStream.error.write(
        "note: \(unread.count - Self.unreadLimit) more build files are not read; `sameview project` lists them\n")
    }
  }

  /// What kept C and Objective-C from being read as a whole.
  func tell(_ outcome: CFamily.Outcome) {
    let error = StandardStream.error
    if outcome.lacksClang {
      let reason =
        switch Platform.environment("SAMEVIEW_LIBCLANG") ?? "" {
        case "", "none": "libclang was not found (Debian: apt-get install libclang-dev; macOS: Xcode)"
        case let path where !path.hasPrefix("/"): "SAMEVIEW_LIBCLANG is not an absolute path"
        default: "the library in SAMEVIEW_LIBCLANG cannot be loaded as libclang"
        }
      error.write("note: calls into C and Objective-C are not followed, because \(reason); --no-c hides this note\n")
    }
    if let names = Self.some(outcome.missingHeaders) {
      error.write("note: C and Objective-C are read only in part; missing headers: \(names)\n")
    }
    if let names = Self.some(outcome.outsidePaths) {
      error.write("note: C and Objective-C are read inside the project only; not read: \(names)\n")
    }
    if timing {
      error.write(
        "C and Objective-C: \(outcome.parsedCount) files parsed, \(outcome.functionCount) functions of "
          + "\(outcome.files.count) files indexed\n")
    }
  }
}
