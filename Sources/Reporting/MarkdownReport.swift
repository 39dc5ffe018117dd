// A summary for a pull request: the number of findings by severity and rule, and the first findings.

import Linting

extension ReportFormat {
  public static let markdown = ReportFormat("markdown") { result, _ in
    var places = Places(result.files)
    let tally = Tally(result)
    let total = result.findings.count
    var text = "## SameView\n\n"
    let unchecked = tally.sentenceAboutUnchecked.map { " " + $0 } ?? ""
    if total == 0, result.problems.isEmpty {
      return Array((text + "No findings in \(counted(tally.files, "file")).\(unchecked)\n").utf8)
    }
    let tallied = [(tally.errors, "error"), (tally.warnings, "warning"), (tally.infos, "info")].map(counted)
    text += "\(tallied.joined(separator: ", ")) in \(counted(tally.files, "file")).\(unchecked)\n\n"
    var counts: [String: Int] = [:]
    for finding in result.findings { counts[finding.rule, default: 0] += 1 }
    if !counts.isEmpty {
      text += "| rule | findings |\n|---|---|\n"
      for (rule, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
        text += "| \(cell(rule)) | \(count) |\n"
      }
      text += "\n| place | severity | finding |\n|---|---|---|\n"
      let worst = result.findings.enumerated().sorted {
        ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
      }
      for (_, finding) in worst.prefix(shown) {
        let start = places.start(of: finding.location)
        text += "| \(code("\(places.path(of: finding.location)):\(start.line)")) | \(finding.severity.word)"
        let help = finding.help.map { "<br>" + cell($0) } ?? ""
        text += " | \(cell(finding.message)) (\(cell(finding.rule)))\(help) |\n"
      }
      if total > shown { text += "\n\(total - shown) more are not shown.\n" }
    }
    for problem in result.problems { text += "\n- \(code(problem.file)): \(cell(problem.message))\n" }
    return Array(text.utf8)
  }

  /// The most findings in the table. Longer comments on a pull request are hard to read.
  private static let shown = 50

  /// A path as a code span, since the name of a file may link to a page or mention a person.
  private static func code(_ path: String) -> String {
    let text = path.unicodeScalars.reduce(into: "") { text, scalar in
      // Only a table cell needs this, and a list shows a backslash more.
      if scalar == "|" { text += "\\" }
      text.unicodeScalars.append(scalar.isHidden ? " " : scalar)
    }
    let bytes = Array(text.utf8)
    let parts = bytes.indices.filter { bytes[$0] == UInt8(ascii: "#") && beginsCommand(bytes, at: $0) }
    let shown = parts.reduce(into: bytes) { $0[$1] = UInt8(ascii: " ") }
    // The fence is longer than each run of backticks inside.
    let longest = shown.split(whereSeparator: { $0 != UInt8(ascii: "`") }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let gap = longest > 0 ? " " : ""
    return fence + gap + String(decoding: shown, as: UTF8.self) + gap + fence
  }

  /// The text of a table cell: on one line, with escapes for characters that end the cell or begin HTML. Code spans
  /// need no other escapes.
  private static func cell(_ text: String) -> String {
    var escaped = ""
    var isCode = false
    let bytes = Array(text.utf8)
    // An unclosed backtick does not begin a code span.
    let lastBacktick = bytes.lastIndex(of: UInt8(ascii: "`")) ?? 0
    var offset = 0
    for scalar in text.unicodeScalars {
      defer { offset += UTF8.width(scalar) }
      switch scalar {
      case "#" where beginsCommand(bytes, at: offset): escaped += isCode ? " " : "&#35;"
      case "`" where !isCode && offset == lastBacktick: escaped += "&#96;"
      case "|": escaped += "\\|"
      case "<" where !isCode: escaped += "&lt;"
      case "\\" where !isCode: escaped += "\\\\"
      case _ where scalar.isHidden: escaped += " "
      default:
        if scalar == "`" { isCode.toggle() }
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
