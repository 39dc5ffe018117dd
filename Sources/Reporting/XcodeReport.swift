// The report for a build log: one line per finding, in the format of compilers, which Xcode and other tools parse.

import Linting

extension ReportFormat {
  /// `path:line:column: warning: message`, followed by a line for each note. Information is also a `note`, because
  /// Xcode knows only error, warning and note. Paths are absolute, because Xcode opens no others, and a build may run
  /// its tools in any folder.
  public static let xcode = ReportFormat("xcode") { result, options in
    var report = XcodeReport(result, folder: options.folder)
    for finding in result.findings { report.write(finding) }
    for problem in result.problems { report.write(problem) }
    return report.log
  }
}

private struct XcodeReport {
  private(set) var log: [UInt8] = []
  private var places: Places
  private let folder: String?

  init(_ result: LintResult, folder: String?) {
    places = Places(result.files)
    self.folder = folder
  }

  mutating func write(_ finding: Finding) {
    let word =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .info: "note"
      }
    write(finding.location, word, finding.message)
    if let help = finding.help {
      log.append(" — ")
      log.appendVisible(help)
    }
    log.append(" [")
    log.appendVisible(finding.rule)
    log.append("]\n")
    for note in finding.notes {
      write(note.location, "note", note.message)
      log.append("\n")
    }
  }

  mutating func write(_ problem: Problem) {
    write(path: problem.file)
    log.append(": \(problem.severity.word): ")
    log.appendVisible(problem.message)
    log.append("\n")
  }

  private mutating func write(path: String) {
    if let folder, !path.hasPrefix("/") { log.appendVisible(folder.hasSuffix("/") ? folder : folder + "/") }
    log.appendVisible(path)
  }

  private mutating func write(_ location: Location, _ word: String, _ message: String) {
    let start = places.start(of: location)
    write(path: places.path(of: location))
    log.append(":\(start.line):\(start.column): \(word): ")
    log.appendVisible(message)
  }
}
