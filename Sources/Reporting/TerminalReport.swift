// The report on a terminal, for people who have not seen it before: the worst first, few of a kind, and what to do next.

import Linting
import Syntax

/// The terminal of a report, and what the report says about the command.
public struct TerminalLayout: Sendable {
  /// The columns of a line.
  public var columns: Int
  /// The lines of a screen; nil if unknown. A longer report begins with its counts.
  public var rows: Int?
  /// Whether information is printed. It is counted in any case.
  public var showsInfos = false
  /// Whether only the first findings of a rule are printed in full if it has many.
  public var folds = true
  /// The target of a link to a place of a file, by its path, line and column; nil without links.
  public var link: (@Sendable (_ path: String, _ line: Int, _ column: Int) -> String)?
  /// The command line of this run with an option more.
  public var command: @Sendable (_ option: String) -> String = { "sameview \($0)" }
  /// What a user could do next, as sentences without a full stop; nil to say nothing.
  public var nextSteps: [String]? = []

  public init(columns: Int, rows: Int? = nil) {
    self.columns = max(columns, Prose.fewestColumns)
    self.rows = rows
  }
}

/// The findings of one rule and severity beyond which only some are printed in full.
private let foldedBeyond = 4
/// The findings of a folded rule that are printed in full.
private let fullCount = 3
/// The further findings of a folded rule whose places are printed.
private let placeCount = 8
/// The rules in the table at the end.
private let tableCount = 8
/// The findings that are printed where there is only information.
private let exampleCount = 3

func terminalReport(_ result: LintResult, _ options: ReportOptions, _ terminal: TerminalLayout) -> [UInt8] {
  var report = TerminalReport(
    text: TextReport(result, isColored: options.color, columns: terminal.columns), terminal: terminal)
  let shown =
    terminal.showsInfos
    ? result.findings : report.worthShowing(result.findings, options)
  let (sections, rest) = options.arrangement.sections(of: shown, in: result, usual: .severity)
  for section in sections {
    report.text.writeTitle(of: section)
    report.write(section.findings, folds: terminal.folds && section.title == nil)
  }
  report.text.writeRest(rest)
  report.write(result.problems)
  let tally = Tally(result)
  if !options.quiet {
    report.writeSummary(tally, result, options, shown: shown.count)
    if let rows = terminal.rows, report.text.page.count(where: { $0 == UInt8(ascii: "\n") }) >= rows {
      let page = report.text.page
      report.text.page = []
      report.write(tally.sentence)
      report.text.page += [UInt8(ascii: "\n")] + page
    }
  } else if tally.sentenceAboutUnchecked != nil {
    report.text.separate()
    report.writeUnchecked(tally)
  }
  return report.text.page
}

private struct TerminalReport {
  var text: TextReport
  let terminal: TerminalLayout

  mutating func write(_ findings: [Finding], folds: Bool) {
    var rest = findings[...]
    while let first = rest.first {
      let alike = rest.prefix { $0.rule == first.rule && $0.severity == first.severity }
      rest = rest.dropFirst(alike.count)
      let isFolded = folds && alike.count > foldedBeyond
      for finding in isFolded ? alike.prefix(fullCount) : alike { write(finding) }
      if isFolded { writePlaces(of: Array(alike.dropFirst(fullCount))) }
    }
  }

  /// `error: message [rule]`, its place and its code, then its help and notes in the same way.
  private mutating func write(_ finding: Finding) {
    text.separate()
    let gutter = text.gutter(of: finding)
    let style = Style(finding.severity)
    var head = Prose()
    head.append(finding.severity.word, style)
    head.append(": ")
    head.append(message: finding.message)
    head.append(" ")
    head.append("[\(finding.rule)]", .frame)
    if let safety = finding.fixability {
      head.append(" ")
      head.append(safety == .safe ? "[fixable]" : "[fixable with a review]", .note, isUnbroken: true)
    }
    write(head)
    writePlace(finding.location)
    text.writeFrame(finding.location, style, gutter: gutter, isDedented: false)
    if let help = finding.help { write("help", help) }
    for note in finding.notes {
      write("note", note.message)
      writePlace(note.location)
      text.writeFrame(note.location, .note, gutter: gutter, isDedented: true)
    }
  }

  /// The places of findings of one rule.
  private mutating func writePlaces(of findings: [Finding]) {
    guard let first = findings.first else { return }
    text.separate()
    var head = Prose()
    head.append("\(counted(findings.count, "more \(first.severity.word)")) of ")
    head.append(first.rule, .path)
    head.append(":")
    write(head)
    for finding in findings.prefix(placeCount) { writePlace(finding.location) }
    if findings.count > placeCount { text.page.append("  and \(findings.count - placeCount) more\n") }
    write("all of them: \(terminal.command("--only \(first.rule)"))", indentation: 2)
  }

  mutating func write(_ problems: [Problem]) {
    if !problems.isEmpty { text.separate() }
    for problem in problems {
      var line = Prose()
      line.append(problem.file, .path, isUnbroken: true)
      line.append(": ")
      line.append(problem.severity.word, problem.severity == .error ? .error : .warning)
      line.append(": ")
      line.append(message: problem.message)
      write(line)
    }
  }

  // MARK: The end

  mutating func writeSummary(_ tally: Tally, _ result: LintResult, _ options: ReportOptions, shown: Int) {
    text.separate()
    let findings = result.findings
    let rows = rows(of: findings, options)
    writeTable(rows)
    if let fixed = result.fixed { write(fixed.sentence(among: findings)) }
    write(tally.sentence)
    writeUnchecked(tally)
    let safe = findings.count { $0.fixability == .safe }
    let suggested = findings.count { $0.fixability == .suggested }
    if safe > 0 { write("\(safe) can be fixed safely: \(terminal.command("--fix"))") }
    if suggested > 0 {
      write(
        "\(suggested) can be fixed with a review: \(terminal.command("--diff --suggested"))"
          + (safe > 0 ? ", which shows the safe ones as well" : ""))
    }
    let hidden = findings.count - shown
    if !terminal.showsInfos, hidden > 0 {
      write(
        "\(counted(hidden, shown > 0 && tally.infos == findings.count ? "more info" : "info")) not shown: "
          + terminal.command("--severity info"))
    }
    if let steps = terminal.nextSteps, let first = rows.first {
      let all = ["`sameview explain \(first.rule)` explains a rule"] + steps
      write("Next: " + all.joined(separator: "; ") + ".", indentation: 0, hanging: 2)
    }
  }

  mutating func writeUnchecked(_ tally: Tally) {
    if let sentence = tally.sentenceAboutUnchecked { write(sentence) }
  }

  private struct Row {
    let rule: String
    /// That of the rule: information of a rule that also warns is about more than tidiness.
    let severity: Severity
    var counts: [Severity: Int] = [:]
    var order: (Int, Int, Severity, Int) {
      (counts[.error] ?? 0, counts[.warning] ?? 0, severity, counts[.info] ?? 0)
    }
  }

  /// The number of findings of each rule, the worst first.
  private func rows(of findings: [Finding], _ options: ReportOptions) -> [Row] {
    let severities = Dictionary(options.rules.map { ($0.id, $0.severity) }, uniquingKeysWith: { first, _ in first })
    var rows: [String: Row] = [:]
    for finding in findings {
      let row = Row(rule: finding.rule, severity: severities[finding.rule] ?? .info)
      rows[finding.rule, default: row].counts[finding.severity, default: 0] += 1
    }
    return rows.values.sorted { a, b in a.order == b.order ? a.rule < b.rule : a.order > b.order }
  }

  /// What is printed unless information is asked for: errors and warnings. If there are none, one finding of each of the
  /// worst rules, as a first look.
  func worthShowing(_ findings: [Finding], _ options: ReportOptions) -> [Finding] {
    let grave = findings.filter { $0.severity != .info }
    if !grave.isEmpty { return grave }
    return rows(of: findings, options).prefix(exampleCount).compactMap { row in findings.first { $0.rule == row.rule } }
  }

  private mutating func writeTable(_ rows: [Row]) {
    // One rule needs no table.
    if rows.count < 2 { return }
    let severities: [Severity] = [.error, .warning, .info].filter { severity in
      rows.contains { $0.counts[severity] != nil }
    }
    let widths = severities.map { $0.word.utf8.count + 1 }
    func cell(_ cell: String, _ width: Int) -> String {
      String(repeating: " ", count: max(2 + width - cell.utf8.count, 1)) + cell
    }
    text.begin(.frame)
    text.page.append(zip(severities, widths).map { cell($0.word + "s", $1) }.joined() + "  rule\n")
    text.end()
    // A line that counts one more rule would take its place.
    let tableCount = rows.count == tableCount + 1 ? rows.count : tableCount
    for row in rows.prefix(tableCount) {
      for (severity, width) in zip(severities, widths) {
        let count = row.counts[severity].map(String.init) ?? ""
        text.begin(Style(severity))
        text.page.append(cell(count, width))
        text.end()
      }
      text.page.append("  ")
      text.page.appendVisible(row.rule)
      text.page.append("\n")
    }
    if rows.count > tableCount {
      write(
        "and \(counted(rows.count - tableCount, "more rule")): \(terminal.command("--statistics"))", indentation: 2)
    }
    text.page.append("\n")
  }

  // MARK: Lines

  /// `  help: message`
  private mutating func write(_ word: String, _ message: String) {
    var line = Prose()
    line.append(word, .note)
    line.append(": ")
    line.append(message: message)
    write(line, indentation: 2, hanging: 4)
  }

  mutating func write(_ message: String, indentation: Int = 0, hanging: Int? = nil) {
    var line = Prose()
    line.append(message: message)
    write(line, indentation: indentation, hanging: hanging ?? indentation + 2)
  }

  private mutating func write(_ prose: Prose, indentation: Int = 0, hanging: Int = 2) {
    text.write(prose, indentation: indentation, hanging: hanging)
  }

  /// The path, line and column, which are never broken: terminals and people take them as a whole.
  private mutating func writePlace(_ location: Location) {
    let start = text.places.start(of: location)
    let path = text.places.path(of: location)
    // Anything but printable ASCII would end the link, or be a command.
    let target = text.places.file(of: location).flatMap { _ in terminal.link?(path, start.line, start.column) }
      .flatMap { $0.utf8.allSatisfy { 0x20 < $0 && $0 < 0x7F } ? $0 : nil }
    text.pad(2)
    if let target { text.page.append("\u{1B}]8;;\(target)\u{1B}\\") }
    text.begin(.path)
    text.page.appendVisible(path)
    text.page.append(":\(start.line):\(start.column)")
    text.end()
    if target != nil { text.page.append("\u{1B}]8;;\u{1B}\\") }
    text.page.append("\n")
  }
}
