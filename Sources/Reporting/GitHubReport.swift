// Workflow commands: GitHub shows each finding beside the changed lines of a pull request.

import Linting

extension ReportFormat {
  /// `::warning file=…,line=…::message`; see
  /// docs.github.com/actions/reference/workflow-commands-for-github-actions.
  public static let github = ReportFormat("github") { result, _ in
    var places = Places(result.files)
    var log: [UInt8] = []
    for finding in result.findings {
      let start = places.start(of: finding.location)
      let end = places.end(of: finding.location)
      let word =
        switch finding.severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "notice"
        }
      var message = finding.message
      if let help = finding.help { message += "\n" + help }
      log.append("::\(word) file=\(property(places.path(of: finding.location)))")
      log.append(",line=\(start.line),endLine=\(end.line)")
      // GitHub shows columns for ranges of one line only.
      if start.line == end.line { log.append(",col=\(start.column),endColumn=\(end.column)") }
      log.append(",title=\(property(finding.rule))::\(data(message))\n")
    }
    for problem in result.problems {
      log.append("::\(problem.severity.word) file=\(property(problem.file))::\(data(problem.message))\n")
    }
    return log
  }

  /// The text after the second `::`.
  private static func data(_ text: String) -> String {
    var escaped = ""
    let bytes = Array(text.utf8)
    var offset = 0
    for scalar in text.unicodeScalars {
      defer { offset += UTF8.width(scalar) }
      switch scalar {
      case "%": escaped += "%25"
      case "#" where beginsCommand(bytes, at: offset): escaped += scalar.escape
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      // The text must not command the terminal that shows the log.
      case _ where scalar.isHidden: escaped += scalar.escape
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The value of a property, which ends at `,` or `:`.
  private static func property(_ text: String) -> String {
    var escaped = ""
    for scalar in data(text).unicodeScalars {
      switch scalar {
      case ":": escaped += "%3A"
      case ",": escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
