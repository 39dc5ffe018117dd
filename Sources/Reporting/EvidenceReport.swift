// The evidence of findings, for people: what was proved by which places, what to do, and how to silence it.

import Linting

public enum EvidenceReport {
  /// Each finding of the result with its notes as numbered steps. On a terminal, text is broken between words.
  public static func text(of result: LintResult, options: ReportOptions) -> [UInt8] {
    var report = TextReport(result, isColored: options.color, columns: options.terminal?.columns)
    for finding in result.findings { report.explain(finding) }
    return report.page
  }
}

extension Finding {
  /// The comment that silences the finding, above its line.
  var silencingComment: String { "// sameview:disable:next \(rule) - why it is right here" }

  /// The entry of `.sameview.yml` that turns its rule off.
  var silencingConfiguration: String { "rules:\n  \(rule): off\n" }
}

extension TextReport {
  fileprivate mutating func explain(_ finding: Finding) {
    let gutter = gutter(of: finding)
    writeHead(of: finding, gutter: gutter)

    writeTitle("Evidence")
    if finding.notes.isEmpty { writeLine("The code above is all of it.") }
    let width = String(finding.notes.count).utf8.count
    for (i, note) in finding.notes.enumerated() {
      let number = String(i + 1)
      writeLine(
        heading(note.location, note.role?.rawValue, .note, note.message), lead: number + ". ",
        indentation: 2 + width - number.utf8.count, hanging: 4 + width)
      writeFrame(note.location, .note, gutter: gutter + width + 1, isDedented: true)
    }

    writeTitle("Remedy")
    if let help = finding.help { writeLine(help) }
    for fix in finding.fixes {
      let command = fix.safety == .safe ? "sameview --fix" : "sameview --fix --suggested"
      writeLine("\(fix.safety.rawValue) fix, by `\(command)`: \(fix.title)")
    }
    if finding.help == nil, finding.fixes.isEmpty { writeLine("None: what is right depends on what the code means.") }

    writeTitle("Silencing it")
    writeLine("above line \(places.start(of: finding.location).line):")
    page.append("    " + finding.silencingComment + "\n")
    writeLine("in .sameview.yml:")
    for line in finding.silencingConfiguration.split(separator: "\n") { page.append("    " + line + "\n") }

    page.append("\n")
    writeLine("`sameview explain \(finding.rule)` explains the rule.")
  }

  private mutating func writeTitle(_ title: String) {
    page.append("\n")
    begin(.path)
    page.append(title)
    end()
    page.append("\n")
  }

  private mutating func writeLine(_ message: String) { writeLine([.message(message)], indentation: 2, hanging: 4) }
}
