// The report for people, letter by letter.

import Foundation
import Linting
import Reporting
import Syntax
import Testing

@Suite struct TextReportTests {
  @Test func everything() {
    #expect(
      Sample.full.report(.text) == """
        Sources/Home.swift:4:3: error: `model` is re-created whenever `Home` is, so what it holds \
        is lost [observed-object-created-here]
           4 |   @ObservedObject var model = Model()
             |   ^~~~~~~~~~~~~~~
          help: let the view own it: `@StateObject`

        Sources/Home.swift:7:10: warning: `body` reads a file every time it is evaluated \
        [work-in-body]
            7 |     List(rows) { row in
              |          ^~~~
          help: read it in `task(_:)` and keep what was read in `@State`
          Sources/Home.swift:13:24: note: `rows` calls `load()`
           13 | var rows: [String] { load() }
              |                      ^~~~~~
          Sources/Store.swift:3:16: note: `load()` calls `Data(contentsOf:)`
            3 | return (try? Data(contentsOf: url)).map(decode) ?? []
              |              ^~~~~~~~~~~~~~~~~~~~~

        Sources/Home.swift:7:5: info: this closure could be a view of its own [long-content]
           7 |     List(rows) { row in
             |     ^~~~~~~~~~~~~~~~~~~ to line 9

        Sources/Lost.swift: error: no such file

        Found 1 error, 1 warning and 1 info in 2 files; 1 problem.

        """)
  }

  private static func evidence(of sample: Sample, _ change: (inout ReportOptions) -> Void = { _ in }) -> String {
    var options = ReportOptions(toolVersion: "1")
    change(&options)
    return String(decoding: EvidenceReport.text(of: sample.result, options: options), as: UTF8.self)
  }

  @Test func evidence() {
    var sample = Sample.full
    sample.findings.removeFirst()
    #expect(
      Self.evidence(of: sample) == """
        Sources/Home.swift:7:10: warning: `body` reads a file every time it is evaluated \
        [work-in-body]
            7 |     List(rows) { row in
              |          ^~~~

        Evidence
          1. Sources/Home.swift:13:24: path: `rows` calls `load()`
             13 | var rows: [String] { load() }
                |                      ^~~~~~
          2. Sources/Store.swift:3:16: `load()` calls `Data(contentsOf:)`
              3 | return (try? Data(contentsOf: url)).map(decode) ?? []
                |              ^~~~~~~~~~~~~~~~~~~~~

        Severity
          warning: wrong or expensive for realistic data

        Remedy
          read it in `task(_:)` and keep what was read in `@State`

        Silencing it
          above line 7:
            // sameview:disable:next work-in-body - why it is right here
          in .sameview.yml:
            rules:
              work-in-body: off

          `sameview explain work-in-body` explains the rule.

        Sources/Home.swift:7:5: info: this closure could be a view of its own [long-content]
           7 |     List(rows) { row in
             |     ^~~~~~~~~~~~~~~~~~~ to line 9

        Evidence
          The code above is all of it.

        Severity
          info: advice

        Remedy
          safe fix, by `sameview --fix`: Comment on it

        Silencing it
          above line 7:
            // sameview:disable:next long-content - why it is right here
          in .sameview.yml:
            rules:
              long-content: off

          `sameview explain long-content` explains the rule.

        """)
  }

  @Test func evidenceFitsATerminal() {
    var sample = Sample.full
    sample.findings.removeFirst()
    let narrow = Self.evidence(of: sample) { $0.terminal = TerminalLayout(columns: 50) }
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 50 || $0.hasPrefix("    // sameview:disable") })
    #expect(
      narrow.hasPrefix(
        """
        Sources/Home.swift:7:10: warning: `body` reads a
          file every time it is evaluated [work-in-body]
            7 |     List(rows) { row in

        """))
    #expect(
      narrow.contains(
        """
          1. Sources/Home.swift:13:24: path: `rows` calls
             `load()`

        """))
    // Only the width differs.
    let words = { (text: String) in text.split { $0 == " " || $0 == "\n" } }
    #expect(
      words(Self.evidence(of: sample) { $0.terminal = TerminalLayout(columns: 500) })
        == words(Self.evidence(of: sample)))
  }

  /// What the severity means, which steps bear on it, and what the rule says of it.
  @Test func evidenceSaysWhyTheSeverityIsWhatItIs() {
    var sample = Sample("let a = 1", at: "a")
    let finding = sample.findings[0]
    let place = finding.location
    func reasons(
      _ severity: Severity, _ usual: Severity?, _ explanation: String = "It happens.", _ roles: [Note.Role?] = [],
      isConfigured: Bool = false
    ) -> [Substring] {
      sample.findings = [
        Finding(
          rule: "r", group: .identity, severity: severity, message: "m", location: place,
          notes: roles.map { Note("n", $0, at: place) })
      ]
      let text = Self.evidence(of: sample) { options in
        options.rules = usual.map { [About("r", .identity, $0, "T", explanation: explanation)] } ?? []
        if isConfigured { options.rulesOfConfiguredSeverity = ["r"] }
      }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.drop { $0 != "Severity" }.dropFirst().prefix { !$0.isEmpty }.map { $0.dropFirst(2) }
    }
    let warning = "warning: wrong or expensive for realistic data" as Substring
    #expect(reasons(.warning, nil) == [warning])
    #expect(reasons(.warning, .warning) == [warning, "this is the usual severity of the rule"])
    #expect(
      reasons(.error, .warning, "It happens.", [.cause, .loss, nil]) == [
        "error: wrong at run time whatever the data", "evidence that bears on it: step 2 (loss)",
        "the usual severity of the rule is `warning`; here more is proved, or more is lost",
      ])
    #expect(
      reasons(.info, .warning, "It happens.", [.change, .path, .loss]) == [
        "info: advice", "evidence that bears on it: steps 1 (change) and 3 (loss)",
        "the usual severity of the rule is `warning`; here less is proved, or less is lost",
      ])
    #expect(
      reasons(
        .warning, .warning,
        """
        It happens. The finding is an error where
        `a.b` is lost. Otherwise it is information.

        - a list: it is a warning

        In strict mode everything is a warning.
        """) == [
          warning, "this is the usual severity of the rule",
          "the rule says: The finding is an error where `a.b` is lost. Otherwise it is information.",
        ])
    #expect(
      reasons(.warning, .info, "It is information.", [.loss], isConfigured: true)
        == [warning, "the configuration sets it for all findings of the rule"])
  }

  /// Colours are shown as `‹1;31›error‹0›`.
  @Test func colored() {
    var sample = Sample.full
    sample.findings.removeFirst()
    var shown = ""
    var isEscape = false
    for scalar in sample.report(.text, color: true).unicodeScalars {
      if scalar == "\u{1B}" {
        shown += "‹"
        isEscape = true
      } else if isEscape, scalar == "m" {
        shown += "›"
        isEscape = false
      } else if !isEscape || scalar != "[" {
        shown.unicodeScalars.append(scalar)
      }
    }
    #expect(
      shown == """
        ‹1›Sources/Home.swift:7:10‹0›: ‹1;33›warning‹0›: ‹1›`body`‹0› reads a file every time \
        it is evaluated ‹2›[work-in-body]‹0›
        ‹2›    7 |‹0›     List(rows) { row in
        ‹2›      |‹0›          ‹1;33›^~~~‹0›
          ‹1;36›help‹0›: read it in ‹1›`task(_:)`‹0› and keep what was read in ‹1›`@State`‹0›
          ‹1›Sources/Home.swift:13:24‹0›: ‹1;36›note‹0›: ‹1›`rows`‹0› calls ‹1›`load()`‹0›
        ‹2›   13 |‹0› var rows: [String] { load() }
        ‹2›      |‹0›                      ‹1;36›^~~~~~‹0›
          ‹1›Sources/Store.swift:3:16‹0›: ‹1;36›note‹0›: ‹1›`load()`‹0› calls \
        ‹1›`Data(contentsOf:)`‹0›
        ‹2›    3 |‹0› return (try? Data(contentsOf: url)).map(decode) ?? []
        ‹2›      |‹0›              ‹1;36›^~~~~~~~~~~~~~~~~~~~~‹0›

        ‹1›Sources/Home.swift:7:5‹0›: ‹1;34›info‹0›: this closure could be a view of its own \
        ‹2›[long-content]‹0›
        ‹2›   7 |‹0›     List(rows) { row in
        ‹2›     |‹0›     ‹1;34›^~~~~~~~~~~~~~~~~~~‹0› ‹2›to line 9‹0›

        ‹1›Sources/Lost.swift‹0›: ‹1;31›error‹0›: no such file

        Found 1 warning and 1 info in 2 files; 1 problem.

        """)
  }

  @Test func colorsOnlyAddEscapes() {
    var plain = ""
    var isEscape = false
    for scalar in Sample.full.report(.text, color: true).unicodeScalars {
      if scalar == "\u{1B}" { isEscape = true }
      if !isEscape { plain.unicodeScalars.append(scalar) }
      if scalar == "m" { isEscape = false }
    }
    #expect(plain == Sample.full.report(.text))
  }

  @Test func unclosedCodeSpanStaysAsItIs() {
    var sample = Sample()
    sample.problems = [Problem(file: "A", message: "a `b` c `d")]
    #expect(
      sample.report(.text, color: true, quiet: true)
        == "\u{1B}[1mA\u{1B}[0m: \u{1B}[1;31merror\u{1B}[0m: a \u{1B}[1m`b`\u{1B}[0m c `d\n")
  }

  @Test func summaryCountsInWords() {
    var sample = Sample()
    #expect(sample.report(.text) == "No findings in 0 files.\n")
    sample.files = [SourceText(path: "A.swift", bytes: [])]
    #expect(sample.report(.text) == "No findings in 1 file.\n")

    func summary(_ severities: Severity...) -> Substring? {
      sample.findings = severities.map {
        Finding(
          rule: "r", group: .identity, severity: $0, message: "m",
          location: Location(file: 0, start: 0, end: 0))
      }
      return sample.report(.text).split(separator: "\n").last
    }
    #expect(summary(.info) == "Found 1 info in 1 file.")
    #expect(summary(.error, .error, .info) == "Found 2 errors and 1 info in 1 file.")
    #expect(
      summary(.warning, .error, .info, .info, .warning)
        == "Found 1 error, 2 warnings and 2 infos in 1 file.")
    sample.files.append(SourceText(path: "B.swift", bytes: []))
    #expect(summary(.warning) == "Found 1 warning in 2 files.")
    sample.problems = [Problem(file: "C", message: "m"), Problem(file: "D", message: "n")]
    sample.findings = []
    #expect(
      sample.report(.text) == """
        C: error: m
        D: error: n

        No findings in 2 files; 2 problems.

        """)
  }

  /// A run over files that nothing checks must not look like a clean one to any reader of its report.
  @Test func saysThatFilesAreLeftAlone() {
    var sample = Sample()
    sample.files = ["A", "B", "C"].map { SourceText(path: "\($0).swift", bytes: []) }
    sample.unchecked = Unchecked(uncompiled: 2)
    let sentence = "No target compiles 2 of the files, which are not checked; `sameview project` shows the targets."
    #expect(sample.report(.text) == "No findings in 3 files.\n\(sentence)\n")
    #expect(sample.report(.text, quiet: true) == sentence + "\n")
    #expect(sample.report(.markdown) == "## SameView\n\nNo findings in 3 files. \(sentence)\n")
    let spans = sentence.replacing("`sameview project`", with: "<code>sameview project</code>")
    #expect(sample.report(.html).contains("<p>No findings in 3 files. \(spans)</p>"))
    #expect(sample.report(.json).contains("\"files\": 3, \"uncompiled\": 2, \"unusedViews\": 0,"))
    for quiet in [true, false] {
      var options = ReportOptions(toolVersion: "1", quiet: quiet)
      // The screen is shorter than the report, which then begins with its counts.
      options.terminal = TerminalLayout(columns: 100, rows: 1)
      let report = String(decoding: ReportFormat.text.report(sample.result, options: options), as: UTF8.self)
      #expect(report.components(separatedBy: sentence).count == 2)
    }
    sample.unchecked = Unchecked(uncompiled: 1)
    #expect(sample.report(.text, quiet: true).hasPrefix("No target compiles 1 of the files, which is not checked; "))
  }

  @Test func saysThatThereAreNoViews() {
    var sample = Sample()
    sample.files = [SourceText(path: "A.swift", bytes: [])]
    sample.unchecked = Unchecked(lacksViews: true)
    let sentence = "No findings: the file declares no SwiftUI view"
    func terminal() -> String {
      var options = ReportOptions(toolVersion: "1")
      options.terminal = TerminalLayout(columns: 80)
      return String(decoding: ReportFormat.text.report(sample.result, options: options), as: UTF8.self)
    }
    #expect(terminal() == sentence + ".\n")
    #expect(sample.report(.html).contains("<p>\(sentence).</p>"))
    // Scripts read this.
    #expect(sample.report(.text) == "No findings in 1 file.\n")
    sample.problems = [Problem(file: "B.swift", message: "no such file")]
    #expect(terminal().hasSuffix("\n\(sentence); 1 problem.\n"))
    (sample.findings, sample.files) = (Sample.full.findings, Sample.full.files)
    #expect(!terminal().contains("No findings"))
  }

  @Test func namesViewsThatNoCodeCreates() {
    var sample = Sample()
    sample.unchecked = Unchecked(unusedViews: ["Draft"])
    #expect(sample.report(.text, quiet: true) == "No code creates `Draft`, which is not checked.\n")
    #expect(sample.report(.agent).contains("`Draft` not checked, as no code creates it; "))
    sample.unchecked = Unchecked(uncompiled: 1, unusedViews: ["Draft", "Badge", "Card", "Row", "Hint"])
    let sentence =
      "No code creates `Draft`, `Badge`, `Card` and 2 more, which are not checked; `--format json` names all.\n"
    #expect(sample.report(.text).hasSuffix("shows the targets. " + sentence))
    #expect(sample.report(.agent).contains("`Draft` and 4 more not checked, as no code creates them; "))
    #expect(sample.report(.json).contains("\"uncompiled\": 1, \"unusedViews\": 5,"))
    #expect(sample.report(.json).contains("\"unusedViewNames\": [\"Draft\", \"Badge\", \"Card\", \"Row\", \"Hint\"],"))
    // Who reads the page cannot run a command: it lists all.
    let page = sample.report(.html)
    #expect(page.contains("<summary>No code creates 5 views, which are not checked</summary>"))
    #expect(page.contains("<code>Card</code>, <code>Row</code> and <code>Hint</code>") && !page.contains("names all"))
    sample.unchecked = Unchecked(unusedViews: (0..<9_000).map { "View\($0)" })
    #expect(sample.report(.html).utf8.count < 200_000 && sample.report(.html).contains(" more</p>"))
    sample.unchecked = Unchecked(unusedViews: Array(repeating: "<b>", count: 4))
    #expect(sample.report(.html).contains("<p><code>&lt;b&gt;</code>, "))
    // A name in backticks may hold nearly anything.
    sample.unchecked = Unchecked(unusedViews: ["<meta name=a>", "\u{1B}[31m"])
    #expect(sample.report(.html).contains("<code>&lt;meta name=a&gt;</code>"))
    #expect(!sample.report(.text).contains("\u{1B}"))
    #expect(!sample.report(.markdown).contains("\u{1B}"))
  }

  @Test func quietLeavesOutOnlyTheSummary() {
    #expect(Sample().report(.text, quiet: true) == "")
    let report = Sample.full.report(.text, quiet: true)
    #expect(report.hasSuffix("\n\nSources/Lost.swift: error: no such file\n"))
    #expect(Sample.full.report(.text).hasPrefix(report))
  }

  @Test func nothingFromFilesCommandsTheTerminal() {
    let source = "let a = \"\u{1B}[31m\u{202E}\u{7F}\u{9B}\u{200B}\u{2028}\u{0}\" + b"
    var sample = Sample(source, at: "+ b")
    sample.files = [
      SourceText(path: "a\n\u{1B}]0;owned\u{7}\u{2066}.swift", bytes: sample.files[0].bytes)
    ]
    let finding = sample.findings[0]
    sample.findings = [
      Finding(
        rule: "r\n", group: .identity, severity: .error, message: "`x\u{1B}[2J\u{200F}`\r\n",
        help: "\u{8}h", location: finding.location, notes: [Note("n\u{85}\t.", at: finding.location)])
    ]
    sample.problems = [Problem(file: "b\u{1B}c", message: "\u{E0041}\u{FEFF}")]
    #expect(
      sample.report(.text) == #"""
        a\u{a}\u{1b}]0;owned\u{7}\u{2066}.swift:1:30: error: `x\u{1b}[2J\u{200f}`\u{d}\u{a} [r\u{a}]
           1 | let a = "\u{1b}[31m\u{202e}\u{7f}\u{9b}\u{200b}\u{2028}\u{0}" + b
             |                                                               ^~~
          help: \u{8}h
          a\u{a}\u{1b}]0;owned\u{7}\u{2066}.swift:1:30: note: n\u{85}\#t.
           1 | let a = "\u{1b}[31m\u{202e}\u{7f}\u{9b}\u{200b}\u{2028}\u{0}" + b
             |                                                               ^~~

        b\u{1b}c: error: \u{e0041}\u{feff}

        Found 1 error in 1 file; 1 problem.

        """#)
    let colored = sample.report(.text, color: true)
    #expect(!colored.contains("\u{1B}[2J") && !colored.contains("\u{1B}]"))
  }

  @Test func locationInNoFile() {
    var sample = Sample("a", 0, 1)
    sample.files = []
    #expect(
      sample.report(.text) == """
        <unknown>:1:1: warning: m [r]

        Found 1 warning in 0 files.

        """)
  }
}
