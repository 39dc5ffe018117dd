// The report for people: findings with their source lines, and a summary.

import Linting
import Syntax

extension ReportFormat {
  /// For people. A finding begins at the margin, and its help and notes are indented. A terminal gets a
  /// different report (`TerminalReport.swift`).
  public static let text = ReportFormat("text") { result, options in
    if let terminal = options.terminal { return terminalReport(result, options, terminal) }
    var report = TextReport(result, isColored: options.color)
    let (sections, rest) = options.arrangement.sections(of: result.findings, in: result, usual: .file)
    for section in sections {
      report.writeTitle(of: section)
      for finding in section.findings { report.write(finding) }
    }
    report.writeRest(rest)
    report.write(result.problems)
    report.writeSummary(Tally(result), result, isQuiet: options.quiet)
    return report.page
  }
}

/// The role of a piece of text, with its parameters for a terminal's "select graphic rendition".
enum Style: String {
  case path = "1"
  case frame = "2"
  case error = "1;31"
  case warning = "1;33"
  case info = "1;34"
  case note = "1;36"

  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .info: self = .info
    }
  }
}

struct TextReport {
  var page: [UInt8] = []
  var places: Places
  private let isColored: Bool
  /// The width of the terminal, which code and text have to fit; nil if it does not matter.
  private let columns: Int?

  init(_ result: LintResult, isColored: Bool, columns: Int? = nil) {
    places = Places(result.files)
    self.isColored = isColored
    self.columns = columns
  }

  mutating func write(_ finding: Finding) {
    let gutter = gutter(of: finding)
    writeHead(of: finding, gutter: gutter)
    if let help = finding.help {
      page.append("  ")
      writeWord("help", .note)
      page.append(": ")
      writeMessage(help)
      page.append("\n")
    }
    for note in finding.notes {
      writeLine(heading(note.location, "note", .note, note.message), indentation: 2)
      writeFrame(note.location, .note, gutter: gutter, isDedented: true)
    }
  }

  /// The width of line numbers: one for a finding and its notes, so that their code lines up.
  mutating func gutter(of finding: Finding) -> Int {
    var lastLine = places.start(of: finding.location).line
    for note in finding.notes { lastLine = max(lastLine, places.start(of: note.location).line) }
    return String(lastLine).utf8.count
  }

  /// The message of a finding with its rule, and its code.
  mutating func writeHead(of finding: Finding, gutter: Int) {
    separate()
    let style = Style(finding.severity)
    writeLine(
      heading(finding.location, finding.severity.word, style, finding.message)
        + [.text(" ", nil), .text("[\(finding.rule)]", .frame)])
    writeFrame(finding.location, style, gutter: gutter, isDedented: false)
  }

  mutating func write(_ problems: [Problem]) {
    if !problems.isEmpty { separate() }
    for problem in problems {
      begin(.path)
      page.appendVisible(problem.file)
      end()
      page.append(": ")
      writeWord(problem.severity.word, problem.severity == .error ? .error : .warning)
      page.append(": ")
      writeMessage(problem.message)
      page.append("\n")
    }
  }

  /// The title of a group of findings, with their numbers.
  mutating func writeTitle(of section: Section) {
    guard let title = section.title else { return }
    separate()
    begin(.path)
    page.appendVisible(title)
    end()
    page.append(": \(Tally(section.findings + section.rest).words)\n")
  }

  /// The number of findings beyond `--limit`.
  mutating func writeRest(_ rest: Int) {
    if rest == 0 { return }
    separate()
    page.append("\(counted(rest, "more finding")); `--limit` leaves \(rest == 1 ? "it" : "them") out.\n")
  }

  mutating func writeSummary(_ tally: Tally, _ result: LintResult, isQuiet: Bool) {
    var sentences: [String] = []
    if !isQuiet {
      if let fixed = result.fixed { sentences.append(fixed.sentence(among: result.findings)) }
      sentences.append(tally.counts)
    }
    if let sentence = tally.sentenceAboutUnchecked { sentences.append(sentence) }
    if !sentences.isEmpty { separate() }
    for sentence in sentences { page.append(sentence + "\n") }
  }

  mutating func separate() {
    if !page.isEmpty { page.append("\n") }
  }

  mutating func begin(_ style: Style) {
    if isColored { page.append("\u{1B}[\(style.rawValue)m") }
  }

  mutating func end() {
    if isColored { page.append("\u{1B}[0m") }
  }

  mutating func writeWord(_ word: String, _ style: Style?) {
    if let style { begin(style) }
    page.appendVisible(word)
    if style != nil { end() }
  }

  /// A part of a line.
  enum Part {
    case text(String, Style?)
    /// Code spans keep their backticks, and are bold if there is color.
    case message(String)
    /// Is not broken at its spaces.
    case place(String)
  }

  /// `path:line:column: word: message`
  mutating func heading(_ location: Location, _ word: String?, _ style: Style, _ message: String) -> [Part] {
    let start = places.start(of: location)
    let place = Part.place("\(places.path(of: location)):\(start.line):\(start.column)")
    let kind: [Part] = word.map { [.text($0, style), .text(": ", nil)] } ?? []
    return [place, .text(": ", nil)] + kind + [.message(message)]
  }

  /// Writes a line. If it has to fit a terminal, it is broken between words.
  ///
  /// - Parameters:
  ///   - lead: What stands before the parts.
  ///   - indentation: The columns before all of it.
  ///   - hanging: The indentation of further lines.
  mutating func writeLine(_ parts: [Part], lead: String = "", indentation: Int = 0, hanging: Int = 2) {
    if columns != nil {
      var prose = Prose()
      if !lead.isEmpty { prose.append(lead) }
      for part in parts {
        switch part {
        case .text(let text, let style): prose.append(text, style)
        case .message(let message): prose.append(message: message)
        case .place(let place): prose.append(place, .path, isUnbroken: true)
        }
      }
      return write(prose, indentation: indentation, hanging: hanging)
    }
    pad(indentation)
    page.append(lead)
    for part in parts {
      switch part {
      case .text(let text, let style): writeWord(text, style)
      case .message(let message): writeMessage(message)
      case .place(let place): writeWord(place, .path)
      }
    }
    page.append("\n")
  }

  /// Writes a paragraph.
  mutating func write(_ prose: Prose, indentation: Int, hanging: Int) {
    pad(indentation)
    for line in prose.lines(columns: columns ?? .max, first: indentation, rest: hanging) {
      for run in line {
        if let style = run.style { begin(style) }
        page.append(run.text)
        if run.style != nil { end() }
      }
      page.append("\n")
    }
  }

  /// Code spans keep their backticks, and are bold if there is color.
  mutating func writeMessage(_ message: String) {
    guard isColored else { return page.appendVisible(message) }
    let parts = message.split(separator: "`", omittingEmptySubsequences: false)
    for (i, part) in parts.enumerated() {
      // Odd parts are between backticks, except for a last one without a closing backtick.
      let isCode = i % 2 == 1 && i < parts.count - 1
      if isCode { begin(.path) }
      if i % 2 == 1 { page.append("`") }
      page.appendVisible(String(part))
      if isCode { page.append("`") }
      if isCode { end() }
    }
  }

  /// The code of a location; empty if the file does not exist.
  mutating func writeFrame(_ location: Location, _ style: Style, gutter: Int, isDedented: Bool) {
    guard let file = places.file(of: location), let lines = places.lineStarts(of: location) else {
      return
    }
    // Two columns are for ellipses.
    let limit = columns.map { $0 - (3 + gutter) - 3 - 2 } ?? CodeFrame.usualLimit
    let frame = CodeFrame(
      file.bytes, lines, range: places.range(of: location), isDedented: isDedented, limit: limit)
    let number = String(frame.line)

    begin(.frame)
    pad(3 + gutter - number.utf8.count)
    page.append(number)
    page.append(" |")
    end()
    if !frame.source.isEmpty { page.append(" ") }
    page.append(contentsOf: frame.source)
    page.append("\n")

    begin(.frame)
    pad(3 + gutter)
    page.append(" |")
    end()
    pad(1 + frame.lead)
    begin(style)
    page.append("^")
    page.append(contentsOf: repeatElement(UInt8(ascii: "~"), count: frame.length - 1))
    end()
    if let lastLine = frame.lastLine,
      columns.map({ 3 + gutter + 3 + frame.lead + frame.length + " to line \(lastLine)".utf8.count <= $0 }) ?? true
    {
      page.append(" ")
      begin(.frame)
      page.append("to line \(lastLine)")
      end()
    }
    page.append("\n")
  }

  mutating func pad(_ count: Int) {
    page.append(contentsOf: repeatElement(0x20, count: count))
  }
}
