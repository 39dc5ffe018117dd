// The report for coding agents, letter by letter.

import Linting
import Reporting
import Syntax
import Testing

@Suite struct AgentReportTests {
  private func report(_ sample: Sample, _ change: (inout ReportOptions) -> Void = { _ in }) -> String {
    var options = ReportOptions(toolVersion: "1")
    change(&options)
    return String(decoding: ReportFormat.agent.report(sample.result, options: options), as: UTF8.self)
  }

  /// Findings in the lines of one or several files, as `rule`, line and help say.
  private func sample(
    _ findings: [(rule: String, severity: Severity, message: String, help: String?, file: Int, line: Int)]
  ) -> Sample {
    var sample = Sample()
    sample.files = ["A.swift", "B c.swift"].map {
      SourceText(path: $0, bytes: Array(repeating: UInt8(ascii: "\n"), count: 90))
    }
    sample.findings = findings.map {
      Finding(
        rule: $0.rule, group: .identity, severity: $0.severity, message: $0.message, help: $0.help,
        location: Location(file: $0.file, start: $0.line - 1, end: $0.line - 1))
    }
    return sample
  }

  @Test func everything() {
    #expect(
      report(Sample.full) == """
        Sources/Home.swift:4: error observed-object-created-here: `model` is re-created whenever `Home` is, so what it \
        holds is lost (help: let the view own it: `@StateObject`)
        Sources/Home.swift:7: warning work-in-body: `body` reads a file every time it is evaluated (help: read it in \
        `task(_:)` and keep what was read in `@State`)
        Sources/Lost.swift: error: no such file
        1 error, 1 warning, 1 info not shown, 1 problem; next: sameview explain --finding Sources/Home.swift:4

        """)
  }

  @Test func silenceIsNoResult() {
    let none = "nothing was checked; there are no Swift files; next: name a folder with Swift files\n"
    #expect(report(Sample()) == none)
    #expect(report(Sample()) { $0.quiet = true } == report(Sample()))
    var sample = sample([])
    #expect(report(sample) == "no findings in 2 files; next: build and test\n")
    sample = Sample()
    sample.problems = [Problem(file: "A.swift", message: "is too large", isFailure: true)]
    #expect(
      report(sample) == """
        A.swift: error: is too large
        nothing was checked, 1 problem; the run is incomplete; next: read the problems

        """)
  }

  @Test func informationIsCounted() {
    let sample = sample([("r", .info, "m", nil, 0, 1), ("r", .info, "m", nil, 0, 2)])
    #expect(report(sample) == "2 infos not shown; next: sameview --severity info\n")
    #expect(
      report(sample) { $0.agent.severity = .info } == """
        A.swift:1,2: info r: m
        2 infos; next: sameview explain --finding A.swift:1

        """)
  }

  @Test func whatRepeatsIsWrittenOnce() {
    let sample = sample([
      ("r", .warning, "m", "h", 0, 1), ("r", .warning, "n", "i", 0, 2), ("q", .error, "m", "h", 0, 3),
      ("r", .warning, "m", "h", 0, 4), ("r", .warning, "m", "h", 1, 5), ("r", .warning, "o", "h", 1, 6),
    ])
    #expect(
      report(sample) == """
        A.swift:3: error q: m (help: h)
        A.swift:1,4, B c.swift:5: warning r: m (help: h)
        B c.swift:6: warning r: o (same help)
        A.swift:2: warning r: n (help: i)
        1 error, 5 warnings; next: sameview explain --finding A.swift:3

        """)
  }

  @Test func placesThatAFindingStandsForAreCounted() {
    var sample = sample([])
    sample.findings = [
      Finding(
        rule: "r", group: .identity, severity: .warning, message: "m", location: Location(file: 0, start: 0, end: 0),
        joined: [Location(file: 0, start: 3, end: 3), Location(file: 1, start: 3, end: 3)])
    ]
    #expect(report(sample).hasPrefix("A.swift:1 (+2 places): warning r: m\n"))
  }

  @Test func theLimitIsFixed() {
    let many = sample((1...50).map { ("r", $0 > 48 ? .error : .warning, "m\($0)", nil, 0, $0) })
    let lines = report(many).split(separator: "\n")
    #expect(lines.count == AgentLayout.usualLimit + 1)
    #expect(lines[0] == "A.swift:49: error r: m49")
    #expect(
      lines.last
        == "2 errors, 48 warnings (30 not shown); --limit 50 shows all; next: sameview explain --finding A.swift:49")
    #expect(report(many) { $0.arrangement.limit = 50 }.split(separator: "\n").count == 51)
    var broken = Sample()
    broken.problems = (1...50).map { Problem(file: "\($0).swift", message: "m") }
    #expect(report(broken).split(separator: "\n").count == 7)
    #expect(report(broken).contains("\n45 more problems\n"))
  }

  @Test func groupsHaveTitles() {
    let sample = sample([("r", .warning, "m", nil, 0, 1), ("r", .error, "m", nil, 1, 2)])
    #expect(
      report(sample) { $0.arrangement.grouping = .file }.hasPrefix(
        """
        B c.swift: 1 error
        B c.swift:2: error r: m
        A.swift: 1 warning
        A.swift:1: warning r: m

        """))
  }

  @Test func safeFixesAreMarked() {
    var sample = sample([])
    let place = Location(file: 0, start: 0, end: 0)
    func finding(_ rule: String, _ severity: Severity, _ safety: Fix.Safety) -> Finding {
      Finding(
        rule: rule, group: .identity, severity: severity, message: "m", location: place,
        fixes: [Fix("f", safety, [Fix.Edit(place, with: "")])])
    }
    sample.findings = [finding("a", .error, .safe), finding("b", .warning, .suggested), finding("c", .info, .safe)]
    // What a fix removes needs no explanation, and what is not printed no fix.
    #expect(
      report(sample) == """
        A.swift:1: error a: m [fixable]
        A.swift:1: warning b: m
        1 error, 1 warning, 1 info not shown; 1 fixable: sameview --fix --severity warning; next: sameview explain \
        --finding A.swift:1

        """)
  }

  @Test func commandsCanBeCopied() {
    var sample = Sample("a", 0, 1)
    sample.files = [SourceText(path: "My $(x) 'A'.swift", bytes: [0x61])]
    #expect(report(sample).hasSuffix("next: sameview explain --finding 'My $(x) '\\''A'\\''.swift:1'\n"))
  }

  @Test func pathsAreNotOptions() {
    var sample = Sample("a", 0, 1)
    sample.files = [SourceText(path: "--fix.swift", bytes: [0x61])]
    #expect(report(sample).hasSuffix("next: sameview explain --finding ./--fix.swift:1\n"))
  }

  @Test func lineBreaksDoNotForgeFindings() {
    var sample = Sample("a", 0, 1)
    sample.files = [SourceText(path: "a\nb.swift", bytes: [0x61])]
    #expect(report(sample).split(separator: "\n").count == 2)
  }
}
