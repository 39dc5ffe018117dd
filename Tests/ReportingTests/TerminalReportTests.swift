// The report on a terminal: goldens at several widths, and what leads a reader through it.

import Foundation
import Linting
import Syntax
import Testing

@testable import Reporting

@Suite struct TerminalReportTests {
  private static let goldens = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Goldens")

  /// Escapes for colors are shown as `‹1;31›error‹0›`. With SAMEVIEW_BLESS set, the goldens are written.
  @Test(arguments: [60, 80, 120, 200], [false, true])
  func givesTheGolden(_ columns: Int, isColored: Bool) throws {
    var layout = TerminalLayout(columns: columns, rows: 24)
    layout.nextSteps = ["`sameview --write-baseline .sameview-baseline` hides what is there today"]
    let report = Self.report(Sample.app, layout, color: isColored).replacing("\u{1B}[", with: "‹")
    let shown = isColored ? report.replacing(#/‹([0-9;]+)m/#) { "‹\($0.1)›" } : report
    let file = Self.goldens.appending(path: "terminal-\(columns)\(isColored ? "-color" : "").txt")
    if ProcessInfo.processInfo.environment["SAMEVIEW_BLESS"] != nil {
      return try shown.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try shown == String(contentsOf: file, encoding: .utf8), "run `Scripts/bless` and read what it changes")
    guard !isColored else { return }
    for line in shown.split(separator: "\n") where !line.hasPrefix("  Sources/") {
      #expect(String(line).columns <= columns, "\(line)")
    }
  }

  private static func report(_ sample: Sample, _ layout: TerminalLayout, color: Bool = false) -> String {
    var options = ReportOptions(toolVersion: "1.2.3", color: color)
    options.terminal = layout
    return String(decoding: ReportFormat.text.report(sample.result, options: options), as: UTF8.self)
  }

  private static func report(_ sample: Sample, arrangement: Arrangement, isTerminal: Bool = false) -> String {
    var options = ReportOptions(toolVersion: "1.2.3")
    options.arrangement = arrangement
    if isTerminal { options.terminal = TerminalLayout(columns: 100) }
    return String(decoding: ReportFormat.text.report(sample.result, options: options), as: UTF8.self)
  }

  /// The severities of findings in the order of a report.
  private func heads(_ report: String) -> [Substring] {
    report.split(separator: "\n").compactMap { line in
      guard let tag = line.firstMatch(of: #/\[([a-z-]+)\]/#) else { return nil }
      return tag.1
    }
  }

  @Test func informationIsCountedAndPrintedIfAskedFor() {
    var layout = TerminalLayout(columns: 100)
    let short = Self.report(Sample.app, layout)
    #expect(!short.contains("info: "))
    #expect(short.contains("2 infos not shown: sameview --severity info\n"))
    layout.showsInfos = true
    let long = Self.report(Sample.app, layout)
    #expect(long.contains("info: ") && !long.contains("not shown"))
  }

  /// Otherwise the first screen would show nothing.
  @Test func informationAloneBeginsWithExamples() {
    var sample = Sample.app
    sample.findings = sample.findings.map { finding in
      Finding(
        rule: finding.rule, group: finding.group, severity: .info, message: finding.message, location: finding.location,
        notes: [])
    }
    let rules = Set(sample.findings.map(\.rule))
    let report = Self.report(sample, TerminalLayout(columns: 100))
    #expect(rules.count > 3 && Set(heads(report)).count == 3 && heads(report).count == 3)
    #expect(report.contains("\(sample.findings.count - 3) more infos not shown: sameview --severity info\n"))
  }

  @Test func aLongReportBeginsWithItsCounts() {
    let sentence = "Found 1 error, 7 warnings and 2 infos in 3 files; 1 problem.\n"
    #expect(!Self.report(Sample.app, TerminalLayout(columns: 80)).hasPrefix(sentence))
    #expect(Self.report(Sample.app, TerminalLayout(columns: 80, rows: 10)).hasPrefix(sentence + "\nerror: "))
    #expect(Self.report(Sample.app, TerminalLayout(columns: 80, rows: 1000)).hasPrefix("error: "))
  }

  @Test func ruleWithManyFindingsIsFolded() {
    var layout = TerminalLayout(columns: 100)
    layout.command = { "sameview \($0) App" }
    let folded = Self.report(Sample.app, layout)
    #expect(folded.contains("3 more warnings of work-in-body:\n  Sources/Rows.swift:7:3\n"))
    #expect(folded.contains("  all of them: sameview --only work-in-body App\n"))
    layout.folds = false
    #expect(heads(Self.report(Sample.app, layout)).count { $0 == "work-in-body" } == 6)
  }

  @Test func nothingIsSaidOfWhatToDoNextIfThatIsOff() {
    var layout = TerminalLayout(columns: 100)
    #expect(Self.report(Sample.app, layout).contains("Next: `sameview explain observed-object-created-here`"))
    layout.nextSteps = nil
    #expect(!Self.report(Sample.app, layout).contains("Next:"))
    #expect(!Self.report(Sample(), TerminalLayout(columns: 100)).contains("Next:"))
  }

  @Test func linksHoldNothingThatEndsThem() {
    var sample = Sample.full
    var layout = TerminalLayout(columns: 100)
    layout.link = { "file://host/\($0)#\($1),\($2)" }
    #expect(
      Self.report(sample, layout).contains(
        "  \u{1B}]8;;file://host/Sources/Home.swift#4,3\u{1B}\\Sources/Home.swift:4:3\u{1B}]8;;\u{1B}\\\n"))
    sample.files = sample.files.map { SourceText(path: "a\u{1B}\\\u{7}b", bytes: $0.bytes) }
    let hostile = Self.report(sample, layout)
    #expect(!hostile.contains("\u{1B}") && hostile.contains("a\\u{1b}\\\\u{7}b:4:3"))
  }

  @Test func fixesAreCountedBySafety() {
    let report = Self.report(Sample.app, TerminalLayout(columns: 100))
    #expect(report.contains("[observed-object-created-here] [fixable with a review]\n"))
    #expect(report.contains("1 can be fixed safely: sameview --fix\n"))
    #expect(
      report.contains("1 can be fixed with a review: sameview --diff --suggested, which shows the safe ones as well\n"))
  }

  @Test func fixSaysIfThereIsNothingToFix() {
    var result = Sample.full.result
    func summary(_ fixed: FixCount?) -> String {
      result = LintResult(files: result.files, findings: result.findings, problems: [], fixed: fixed)
      let options = ReportOptions(toolVersion: "1")
      return String(decoding: ReportFormat.text.report(result, options: options), as: UTF8.self)
    }
    #expect(summary(FixCount(findings: 2, files: 1)).contains("\nFixed 2 findings in 1 file.\nFound 1 error"))
    #expect(
      summary(FixCount(findings: 0, files: 0)).contains(
        "\nNothing to fix safely; 1 finding can be fixed with --suggested.\nFound 1 error"))
    result = LintResult(files: result.files, findings: [result.findings[1]], problems: [])
    #expect(summary(FixCount(findings: 0, files: 0)).contains("\nNothing to fix.\nFound 1 warning"))
    #expect(!summary(nil).contains("Nothing to fix"))
  }

  @Test func orders() {
    let sample = Sample.full
    func order(_ order: Arrangement.Order?) -> [Substring] {
      heads(Self.report(sample, arrangement: Arrangement(order: order)))
    }
    let byPlace: [Substring] = ["observed-object-created-here", "work-in-body", "long-content"]
    #expect(order(nil) == byPlace)
    #expect(order(.file) == byPlace)
    #expect(order(.rule) == ["long-content", "observed-object-created-here", "work-in-body"])
    #expect(order(.severity) == byPlace)
    #expect(
      heads(Self.report(Sample.app, arrangement: Arrangement(order: .severity))).prefix(2).elementsEqual(
        ["observed-object-created-here", "work-in-body"]))
  }

  @Test func groups() {
    let byRule = Self.report(Sample.app, arrangement: Arrangement(grouping: .rule))
    #expect(byRule.hasPrefix("observed-object-created-here: 1 error\n\nSources/Home.swift:"))
    #expect(byRule.contains("\nwork-in-body: 6 warnings\n\n"))
    let byFile = Self.report(Sample.app, arrangement: Arrangement(grouping: .file))
    #expect(byFile.contains("\nSources/Rows.swift: 6 warnings and 2 infos\n\n"))
    var byOwner = Arrangement(grouping: .owner)
    byOwner.owners = [0: "@home @app"]
    let report = Self.report(Sample.app, arrangement: byOwner)
    #expect(report.hasPrefix("@home @app: 1 error"))
    #expect(report.contains("\nno owner: 6 warnings and 2 infos\n"))
    #expect(Self.report(Sample.app, arrangement: byOwner, isTerminal: true).contains("\nno owner: 6 warnings\n"))
  }

  @Test func limit() {
    let report = Self.report(Sample.full, arrangement: Arrangement(limit: 1))
    #expect(heads(report) == ["observed-object-created-here"])
    #expect(report.contains("\n2 more findings; `--limit` leaves them out.\n"))
    #expect(report.hasSuffix("Found 1 error, 1 warning and 1 info in 2 files; 1 problem.\n"))
    let grouped = Self.report(Sample.app, arrangement: Arrangement(grouping: .rule, limit: 2))
    #expect(heads(grouped) == ["observed-object-created-here", "work-in-body"])
    #expect(grouped.contains("\nwork-in-body: 6 warnings\n"))
    #expect(Self.report(Sample.full, arrangement: Arrangement(limit: 3)) == Sample.full.report(.text))
  }
}

extension Sample {
  /// A result in which one rule has many findings, with long messages, long lines and wide characters.
  fileprivate static var app: Sample {
    var sample = full
    let rows = """
      import SwiftUI

      struct Rows: View {
        let title = "日本語のとても長いタイトル、日本語のとても長いタイトル、日本語のとても長いタイトル"; let other = load("é", of: "日本語")
        let a = load("e\u{301}e\u{301}e\u{301}", of: "👩🏽 🇩🇪")
      \t\tlet b = load()
        let c = \(String(repeating: "first.second.third.", count: 12))load(from: \(String(repeating: "value, ", count: 20))nil)
        let d = load(\(String(repeating: "abcdefghij", count: 30)))
        let e = load()
        let f = load()
      }

      """
    sample.files.insert(SourceText(path: "Sources/Rows.swift", bytes: Array(rows.utf8)), at: 1)
    func moved(_ location: Location) -> Location {
      Location(file: location.file == 1 ? 2 : location.file, start: location.start, end: location.end)
    }
    sample.findings = sample.findings.filter { $0.severity != .info }.map { finding in
      Finding(
        rule: finding.rule, group: finding.group, severity: finding.severity, message: finding.message,
        help: finding.help, location: finding.location,
        notes: finding.notes.map { Note($0.message, $0.role, at: moved($0.location)) }, fixes: finding.fixes)
    }
    for name in ["title", "other = load(\"é\", of: \"日本語\")", "b", "c", "load(abc", "e"] {
      let place = sample.location(1, name.contains("load") ? name : "let \(name)")
      sample.findings.append(
        Finding(
          rule: name == "title" ? "static-title" : "work-in-body", group: .performance, severity: .warning,
          message:
            "`Rows.init(title:other:)` calls `load(from:of:)` in `\(name)`, which reads a file each time that the parent is "
            + "evaluated, and `@State private var selection: Set<Row.ID> = []` starts again from its initial value",
          help: "read the file in `.task { rows = await load() }` and keep what was read in `@State`",
          location: place, notes: [Note("`\(name)` is created here", at: place)],
          fixes: name == "e" ? [Fix("Move it", .safe, [Fix.Edit(place, with: "")])] : []))
    }
    for name in ["a", "f"] {
      sample.findings.append(
        Finding(
          rule: "long-content", group: .equality, severity: .info, message: "`\(name)` could be a view of its own",
          location: sample.location(1, "let \(name)")))
    }
    return sample
  }
}
