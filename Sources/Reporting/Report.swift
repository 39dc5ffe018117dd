// The formats of a report.

import Linting

/// A format of reports. To add one, declare a constant in a file of its own and add it to `allCases`.
public struct ReportFormat: RawRepresentable, CaseIterable, Hashable, Sendable {
  /// Every format, the default first.
  public static let allCases: [ReportFormat] = [
    .text, .agent, .xcode, .json, .sarif, .github, .gitlab, .checkstyle, .junit, .markdown, .html, .statistics,
  ]

  /// The lower-case word that selects the format on the command line.
  public let rawValue: String
  private let write: @Sendable (LintResult, ReportOptions) -> [UInt8]

  init(_ name: String, write: @escaping @Sendable (LintResult, ReportOptions) -> [UInt8]) {
    rawValue = name
    self.write = write
  }

  /// The format of that name; nil if there is none.
  public init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }

  /// The format that files with the extension of this path have: html, sarif, json, md; nil for others, which say nothing.
  public init?(extensionOf path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    switch path[path.index(after: dot)...].lowercased() {
    case "html": self = .html
    case "sarif": self = .sarif
    case "json": self = .json
    case "md": self = .markdown
    default: return nil
    }
  }

  /// The whole report as UTF-8, with a final line break unless it is empty. A location beyond its file counts as the
  /// end of that file.
  public func report(_ result: LintResult, options: ReportOptions) -> [UInt8] {
    write(result, options)
  }

  // Names are unique, and a closure cannot be compared.
  public static func == (a: ReportFormat, b: ReportFormat) -> Bool { a.rawValue == b.rawValue }
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

/// The user's options for a report.
public struct ReportOptions: Sendable {
  /// Whether `text` uses terminal colors. Other formats never do.
  public var color: Bool
  /// The version that `json` names, such as `1.2.0`.
  public var toolVersion: String
  /// Whether `text` omits its counts. Findings, problems and files that no target compiles are always
  /// reported.
  public var quiet: Bool
  /// Whether `json` says of each finding how to silence it.
  public var saysHowToSilence = false
  /// The ids of rules whose findings have a severity that the configuration sets, for the evidence of findings.
  public var rulesOfConfiguredSeverity: Set<String> = []
  /// The rules that `sarif` describes.
  public var rules: [About]
  /// The order, groups and number of the findings that `text` and `agent` print.
  public var arrangement = Arrangement()
  /// The terminal that `text` is printed on; nil for the complete report.
  public var terminal: TerminalLayout?
  /// What `agent` says about the command.
  public var agent = AgentLayout()
  /// The folder of relative paths, which `xcode` puts before them; nil to keep them relative.
  public var folder: String?
  /// What `html` shows beside the findings.
  public var html = HTMLContents()

  public init(
    toolVersion: String, color: Bool = false, quiet: Bool = false, rules: [About] = [], folder: String? = nil
  ) {
    self.rules = rules
    self.folder = folder
    self.color = color
    self.toolVersion = toolVersion
    self.quiet = quiet
  }
}

/// A number with its noun: "1 finding", "2 findings".
public func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

extension LintResult {
  /// The reason for a result without findings: "the 3 files declare no SwiftUI view". Nil if they declare one, or if
  /// there are findings.
  public var lackOfViews: String? {
    guard unchecked.lacksViews, findings.isEmpty, knownCount == 0, reportedCount > 0 else { return nil }
    return (reportedCount == 1 ? "the file declares" : "the \(reportedCount) files declare") + " no SwiftUI view"
  }

  /// Why none of the files was checked: "the file is excluded, a test, generated or in no target". Nil if one was.
  var lackOfChecks: String? {
    guard unchecked.isEverything, reportedCount > 0 else { return nil }
    let files = reportedCount == 1 ? "the file is excluded, a test" : "all \(reportedCount) files are excluded, tests"
    return files + ", generated or in no target"
  }
}

/// The numbers of findings of a run.
struct Tally {
  let files: Int
  let unchecked: Unchecked
  private(set) var errors = 0
  private(set) var warnings = 0
  private(set) var infos = 0
  let problems: Int
  let known: Int
  /// Why nothing could be found.
  private let lack: String?

  init(_ result: LintResult) {
    lack = result.lackOfChecks ?? result.lackOfViews
    files = result.reportedCount
    unchecked = result.unchecked
    problems = result.problems.count
    known = result.knownCount
    count(result.findings)
  }

  /// The numbers of a part of the findings.
  init(_ findings: [Finding]) {
    (files, unchecked, problems, known, lack) = (0, Unchecked(), 0, 0, nil)
    count(findings)
  }

  private mutating func count(_ findings: [Finding]) {
    for finding in findings {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .info: infos += 1
      }
    }
  }

  /// "1 error, 2 warnings and 3 infos"; empty without findings.
  var words: String {
    let found = [(errors, "error"), (warnings, "warning"), (infos, "info")].filter { $0.0 > 0 }.map(counted)
    guard let last = found.last else { return "" }
    let others = found.dropLast().joined(separator: ", ")
    return others.isEmpty ? last : "\(others) and \(last)"
  }

  /// The result for people: "No findings: the 3 files declare no SwiftUI view."
  var sentence: String {
    lack.map { "No findings: \($0)\(sentenceAboutProblems)." } ?? counts
  }

  /// The counts, in a form that is stable for scripts: "Found 1 error in 3 files."
  var counts: String {
    var text = words.isEmpty ? "No findings" : "Found \(words)"
    text += " in " + counted(files, "file")
    if known > 0 { text += "; \(knownPlaces)" }
    return text + sentenceAboutProblems + "."
  }

  /// What baselines hide. They list places, and a finding may have several.
  var knownPlaces: String { "\(counted(known, "place")) known from the baseline" }

  private var sentenceAboutProblems: String {
    // "No findings" alone would be wrong for files that were not read.
    problems > 0 ? "; " + counted(problems, "problem") : ""
  }

  /// What is not checked; nil if all is. A run without findings would seem to clear it.
  var sentenceAboutUnchecked: String? {
    let sentences = [sentenceAboutUncompiled, sentenceAboutUnused].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// The same for files that no target compiles.
  var sentenceAboutUncompiled: String? {
    let count = unchecked.uncompiled
    if count == 0 { return nil }
    return "No target compiles \(count) of the files, which \(count == 1 ? "is" : "are") not checked; "
      + "`sameview project` shows the targets."
  }

  /// The same for views that no code creates. If there are many, it names some.
  var sentenceAboutUnused: String? {
    let views = unchecked.unusedViews
    if views.isEmpty { return nil }
    // A name in backticks may hold anything.
    let names = listed(views.map { "`\(visible($0, keeping: nil))`" }, limit: Self.nameLimit)
    return "No code creates \(names), which \(views.count == 1 ? "is" : "are") not checked"
      + (namesAllUnused ? "." : "; `--format json` names all.")
  }

  /// Whether `sentenceAboutUnused` names all of them.
  var namesAllUnused: Bool { unchecked.unusedViews.count <= Self.nameLimit }

  /// How many views that are not checked are named.
  private static let nameLimit = 3
}

extension FixCount {
  /// What `--fix` has done, with `findings` left.
  func sentence(among findings: [Finding]) -> String {
    if self.findings > 0 { return "Fixed \(counted(self.findings, "finding")) in \(counted(files, "file"))." }
    let suggested = findings.count { $0.fixability == .suggested }
    if suggested == 0 { return "Nothing to fix." }
    return "Nothing to fix safely; \(counted(suggested, "finding")) can be fixed with --suggested."
  }
}

extension Finding {
  /// The safest fix that the finding offers; nil without a fix.
  var fixability: Fix.Safety? {
    fixes.contains { $0.safety == .safe } ? .safe : fixes.isEmpty ? nil : .suggested
  }
}
