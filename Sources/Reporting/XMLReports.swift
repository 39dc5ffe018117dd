// Reports in XML: Checkstyle, which most CI servers read, and JUnit, which all of them read.

import Linting

extension ReportFormat {
  public static let checkstyle = ReportFormat("checkstyle") { result, _ in
    var places = Places(result.files)
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for (path, findings, problems) in byFile(result) {
      xml += "  <file name=\"\(escaped(path))\">\n"
      for problem in problems {
        xml +=
          "    <error line=\"1\" severity=\"\(problem.severity.word)\" message=\"\(escaped(problem.message))\" source=\"sameview.problem\"/>\n"
      }
      for finding in findings {
        let start = places.start(of: finding.location)
        xml += "    <error line=\"\(start.line)\" column=\"\(start.column)\" severity=\"\(finding.severity.word)\""
        xml += " message=\"\(escaped(advice(finding)))\" source=\"sameview.\(escaped(finding.rule))\"/>\n"
      }
      xml += "  </file>\n"
    }
    return Array((xml + "</checkstyle>\n").utf8)
  }

  /// One suite for each file with findings, and one failed case for each finding. A run without findings is one case
  /// that passes.
  public static let junit = ReportFormat("junit") { result, _ in
    var places = Places(result.files)
    let files = byFile(result)
    let failures = result.findings.count { $0.severity > .info }
    let errors = result.problems.count
    let count = max(result.findings.count + errors, 1)
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml += "<testsuites name=\"sameview\" tests=\"\(count)\" failures=\"\(failures)\" errors=\"\(errors)\">\n"
    for (path, findings, problems) in files {
      let failed = findings.count { $0.severity > .info }
      xml += "  <testsuite name=\"\(escaped(path))\" tests=\"\(findings.count + problems.count)\""
      xml += " failures=\"\(failed)\" errors=\"\(problems.count)\">\n"
      for problem in problems {
        xml += "    <testcase name=\"problem\" classname=\"\(escaped(path))\">\n"
        xml += "      <error message=\"\(escaped(problem.message))\"/>\n    </testcase>\n"
      }
      for finding in findings {
        let start = places.start(of: finding.location)
        let name = "\(finding.rule) at line \(start.line), column \(start.column)"
        xml += "    <testcase name=\"\(escaped(name))\" classname=\"\(escaped(path))\">\n"
        if finding.severity > .info {
          xml += "      <failure type=\"\(finding.severity.word)\" message=\"\(escaped(finding.message))\">"
          xml += "\(escaped(advice(finding)))</failure>\n"
        } else {
          xml += "      <system-out>\(escaped(advice(finding)))</system-out>\n"
        }
        xml += "    </testcase>\n"
      }
      xml += "  </testsuite>\n"
    }
    if files.isEmpty {
      xml += "  <testsuite name=\"sameview\" tests=\"1\" failures=\"0\" errors=\"0\">\n"
      xml += "    <testcase name=\"no findings\" classname=\"sameview\"/>\n  </testsuite>\n"
    }
    return Array((xml + "</testsuites>\n").utf8)
  }

  /// The message and the help.
  private static func advice(_ finding: Finding) -> String {
    finding.help.map { "\(finding.message); \($0)" } ?? finding.message
  }

  /// Files with findings or problems, ordered by path.
  private static func byFile(_ result: LintResult) -> [(path: String, findings: [Finding], problems: [Problem])] {
    let places = Places(result.files)
    var found: [String: (findings: [Finding], problems: [Problem])] = [:]
    for finding in result.findings {
      found[places.path(of: finding.location), default: ([], [])].findings.append(finding)
    }
    for problem in result.problems { found[problem.file, default: ([], [])].problems.append(problem) }
    return found.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map {
      ($0, found[$0]?.findings ?? [], found[$0]?.problems ?? [])
    }
  }

  /// XML 1.0 cannot represent most control characters, and viewers obey others, so they become escapes. In
  /// commands of CI servers, the first character becomes a reference.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    let bytes = Array(text.utf8)
    var offset = 0
    for scalar in text.unicodeScalars {
      defer { offset += UTF8.width(scalar) }
      switch scalar {
      case "#" where beginsCommand(bytes, at: offset): escaped += "&#35;"
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      case "\t": escaped += "&#9;"
      case "\r": escaped += "&#13;"
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      case _ where scalar.isHidden: escaped += scalar.escape
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
