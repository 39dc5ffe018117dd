// `sameview explain`: the documentation of a rule, or the evidence of the findings on a line.

import ArgumentParser
import Configuration
import Files
import Linting
import Reporting
import Rules
import Syntax
import Workspace

struct ExplainCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a rule, or the evidence of a finding.",
    usage: """
      sameview explain <rule>
      sameview explain --finding <file>:<line> [<options>]
      """,
    discussion: """
      With the id of a rule, prints what the rule finds, why it is a defect, what to write instead, and \
      what it does not report, with examples. 'sameview rules' lists the rules.

      With --finding, lints the project around the file as 'sameview' does, and explains each finding \
      on that line: the evidence in numbered steps, the severity, the remedy, and how to silence it. The \
      options for rules and configurations are those of 'sameview lint'. Findings in a baseline are \
      explained too.

      Output that is longer than the screen of a terminal is shown with a pager.

      A step says what it contributes: the cause, the path to it, a change, the occasion on which code \
      runs, a quantity, the loss, an assumption, or a remedy. A place that is only related has no such word.

      EXAMPLES:
        sameview explain any-view
        sameview explain --finding Sources/Home.swift:12
        sameview explain --finding Sources/Home.swift:12:9 --format json

      EXIT STATUS:
        0   something was explained
        2   invalid arguments; there is no finding on that line; the file could not be read
      """)

  enum Format: String, CaseIterable {
    case text, json
  }

  @Argument(
    help: ArgumentHelp("The id of a rule.", valueName: "rule"),
    completion: .list(Catalogue.rules.map { $0.about.id }))
  var rule: String?

  @Option(
    help: ArgumentHelp(
      "Explain the findings on this line; a column may follow, as in reports.", valueName: "file:line"),
    completion: .file(extensions: ["swift"]))
  var finding: String?

  @Option(
    help: ArgumentHelp("With --finding, the format: text or json.", valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)))
  var format = Format.text.rawValue

  @OptionGroup var rules: RuleOptions

  @Flag(name: .customLong("no-c"), help: "Do not follow calls into C and Objective-C.")
  var leavesOutC = false

  @OptionGroup var pager: PagerOption

  @OptionGroup var color: ColorOption

  private func chosenFormat() throws -> Format {
    try choose(format, "format", among: Format.allCases, name: \.rawValue)
  }

  func check() throws {
    let format = try chosenFormat()
    switch (rule, finding) {
    case (nil, nil): throw ValidationError("explain needs the id of a rule, or --finding <file>:<line>")
    case (_?, _?): throw ValidationError("a rule and --finding exclude each other")
    case (let rule?, nil):
      if rule.contains(":"), (try? SourcePlace(rule)) != nil {
        throw ValidationError(
          "'\(rule)' is a place, not a rule; 'sameview explain --finding \(shellPath(rule))' explains it")
      }
      _ = try RuleChoice.rule(rule)
      if format != .text || rules.areGiven || leavesOutC {
        throw ValidationError("the explanation of a rule takes no options but --color and --no-pager")
      }
    case (nil, let finding?): _ = try SourcePlace(finding)
    }
  }

  func run() throws {
    let pen = try color.pen()
    if let rule = try rule.map({ try RuleChoice.rule($0) }) {
      let text = Explanation.text(
        of: rule, pen, columns: TextWidth.ofOutput, isForTerminal: StandardStream.output.isTerminal)
      return try pager.show(Array(text.utf8), around: ".")
    }
    guard let finding else { return }
    let place = try SourcePlace(finding).found()
    var lint = try LintCommand.parse([])
    lint.paths = [projectFolder(around: place.path), place.path]
    lint.rules = rules
    lint.leavesOutC = leavesOutC
    let (result, file, settings) = try lint.resultAroundNamedFile()
    let explained = LintResult(
      files: result.files, reportedCount: 1, findings: try findings(at: place, in: file, of: result), problems: [])
    var options = ReportOptions(
      toolVersion: Version.text, color: pen.isColored, rules: Catalogue.rules.map { $0.about })
    switch try chosenFormat() {
    case .text:
      options.rulesOfConfiguredSeverity = Set(
        settings.levels.compactMap { rule, level in if case .always = level { rule } else { nil } })
      if StandardStream.output.isTerminal { options.terminal = TerminalLayout(columns: TextWidth.terminal ?? 80) }
      try pager.show(EvidenceReport.text(of: explained, options: options), around: place.path)
    case .json:
      options.saysHowToSilence = true
      try writeOutput(ReportFormat.json.report(explained, options: options))
    }
  }

  /// The findings whose lines include that of the place; of these, the ones that begin in its column if there are any.
  ///
  /// - Throws: `ValidationError` if there is none. It names the findings that have this line among their evidence, or
  ///   the nearest lines with findings.
  private func findings(at place: SourcePlace, in file: Int, of result: LintResult) throws -> [Finding] {
    let lines = result.files[file].lineStarts()
    func span(_ location: Location) -> ClosedRange<Int> {
      lines.line(at: location.start)...lines.line(at: max(location.start, location.end - 1))
    }
    let own = result.findings.filter { $0.location.file == file }
    let found = own.filter { span($0.location).contains(place.line) }
    if !found.isEmpty {
      // An editor's cursor seldom stands where a finding begins.
      let exact = found.filter { lines.position(at: $0.location.start) == (place.line, place.column ?? 0) }
      return exact.isEmpty ? found : exact
    }
    if place.line > lines.offsets.count {
      throw ValidationError("'\(place.path)' has only \(counted(lines.offsets.count, "line"))")
    }
    let no = "there is no finding on line \(place.line) of '\(place.path)'; "
    let proved = result.findings.filter { finding in
      (finding.notes.map(\.location) + finding.joined).contains {
        $0.file == file && span($0).contains(place.line)
      }
    }
    if !proved.isEmpty {
      let places = proved.map { finding in
        let source = result.files[finding.location.file]
        return "\(source.path):\(source.lineStarts().line(at: finding.location.start))"
      }
      throw ValidationError(
        no + "it is evidence of \(counted(proved.count, "finding")): \(listed(places, limit: Self.nearLimit))")
    }
    let near = Set(own.map { lines.line(at: $0.location.start) }).sorted {
      (abs($0 - place.line), $0) < (abs($1 - place.line), $1)
    }
    let named = near.prefix(Self.nearLimit).sorted().map(String.init)
    switch near.count {
    case 0: throw ValidationError(no + "the file has no findings" + hintAtOtherRules)
    case 1: throw ValidationError(no + "the file has findings on line \(named[0]) only" + hintAtOtherRules)
    default: throw ValidationError(no + "the nearest are on lines \(listed(named))" + hintAtOtherRules)
    }
  }

  /// How to check more rules; empty if the options say which.
  private var hintAtOtherRules: String {
    if rules.preset == Preset.strict.rawValue || !rules.only.isEmpty { return "" }
    return "; --preset strict also checks the rules that are off by default"
  }

  /// More lines would not be read.
  private static let nearLimit = 3
}

/// A place as reports print it: `Sources/Home.swift:12` or `Sources/Home.swift:12:9`.
private struct SourcePlace {
  let path: String
  let line: Int
  let column: Int?

  init(_ text: String) throws {
    let fault = ValidationError("--finding needs a file and a line, as in 'Sources/Home.swift:12'")
    guard let (rest, last) = Self.cut(text) else { throw fault }
    // The name of a file may end with a colon and digits.
    if let (path, line) = Self.cut(rest), !Platform.exists(rest) {
      (self.path, self.line, column) = (path, line, last)
    } else {
      (path, line, column) = (rest, last, nil)
    }
  }

  /// The same place in the one file below the current folder whose path ends like this, if there is none at the path.
  ///
  /// - Throws: `ValidationError` that names the files if there are several.
  func found() throws -> SourcePlace {
    SourcePlace(path: try fileFound(at: path), line: line, column: column)
  }

  private init(path: String, line: Int, column: Int?) { (self.path, self.line, self.column) = (path, line, column) }

  /// The text before the last colon, and the number after it; nil if one is missing or the number is less than 1.
  private static func cut(_ text: String) -> (String, Int)? {
    guard let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")), colon != text.startIndex,
      let number = Int(text[text.index(after: colon)...]), number > 0
    else { return nil }
    return (String(text[..<colon]), number)
  }
}

enum Explanation {
  /// - Parameter isForTerminal: Whether options and references have to fit the columns, too. Scripts get each on a line.
  static func text(of rule: any Rule.Type, _ pen: Pen, columns: Int, isForTerminal: Bool) -> String {
    let about = rule.about
    let indent = "    "
    func entry(_ text: String) -> String {
      let lines = isForTerminal ? folded(text, columns: columns - indent.count) : text
      return lines.split(separator: "\n").map { indent + $0 + "\n" }.joined()
    }
    var text = wrapped(about.title, to: columns).map { pen(.strong, $0) + "\n" }.joined()
    text += pen(.faint, "\(about.id) · \(about.group.rawValue) · ")
    text += pen(about.severity.style, about.severity.word)
    text += pen(.faint, about.isOnByDefault ? " · on by default" : " · off by default") + "\n\n"
    text += Markdown.rendered(about.explanation, pen, columns: columns)
    text += "\n" + pen(.heading, "Fix") + "\n\n"
    text += Markdown.rendered(about.fix ?? "None: what is right depends on what the code means.", pen, columns: columns)
    if !about.options.isEmpty {
      text += "\n" + pen(.heading, "Options") + "\n\n"
      for option in about.options { text += entry("\(option.name): \(option.standard)   \(option.meaning)") }
    }
    for (title, examples) in [("Bad", rule.bad), ("Good", rule.good)] {
      for example in examples {
        let heading = example.comment.isEmpty ? title : "\(title): \(example.comment)"
        text += "\n" + wrapped(heading, to: columns).map { pen(.heading, $0) + "\n" }.joined() + "\n"
        text += Markdown.indented(example.code.split(separator: "\n", omittingEmptySubsequences: false))
      }
    }
    text += "\n" + pen(.heading, "Silencing it") + "\n\n"
    text += "    // sameview:disable:next \(about.id) - why it is right here\n"
    if !about.references.isEmpty {
      text += "\n" + pen(.heading, "References") + "\n\n"
      for reference in about.references { text += entry(reference.title) + "    \(pen(.faint, reference.address))\n" }
    }
    return text
  }
}

/// The path, or the one file below the current folder whose path ends like this, if there is none at the path.
///
/// - Throws: `ValidationError` that names the files if there are several.
func fileFound(at path: String) throws -> String { try filesFound(at: [path])[0] }

/// The same for each of several paths; `-` stays.
func filesFound(at paths: [String]) throws -> [String] {
  func isThere(_ path: String) -> Bool {
    path == "-" || path.isEmpty || path.hasPrefix("/") || !Platform.isAbsent(path)
  }
  if paths.allSatisfy(isThere) { return paths }
  let known = findSwiftFiles(under: ["."]).files.map(\.path)
  return try paths.map { path in
    if isThere(path) { return path }
    let files = known.filter { ("/" + $0).hasSuffix("/" + path) }
    if files.count > 1 {
      throw ValidationError("several files have that name: \(listed(files.map { "'\($0)'" }, limit: 5))")
    }
    return files.first ?? path
  }
}
