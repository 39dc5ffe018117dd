// `--format agent`: what a coding agent reads, and the commands that it is told to run.

import Foundation
import Testing

@Suite struct AgentFormatTests {
  @Test func theReportEndsWithACommandThatWorks() throws {
    let info = Samples.info.replacing("Counter", with: "Other")
    let box = try Sandbox(["App/W.swift": Samples.warning, "App/I.swift": info])
    let outcome = try box.run(["--format", "agent"] + ["--only", "private-state"])
    #expect(outcome.status == 1)
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.count == 3 && lines[0].hasPrefix("App/W.swift:4: warning private-state: "))
    #expect(lines[1].hasPrefix("App/I.swift:4: info private-state: "))
    #expect(
      lines[2] == """
        1 warning, 1 info; 2 fixable: sameview --fix --format agent --only private-state; next: sameview explain \
        --only private-state --finding App/W.swift:4
        """)
    #expect(try box.run(["explain", "--only", "private-state", "--finding", "App/W.swift:4"]).status == 0)
    #expect(try box.run(["--fix", "--format", "agent", "--only", "private-state"]).status == 0)
    let fixed = try box.run(["--format", "agent", "--only", "private-state"])
    #expect(fixed.status == 0 && fixed.text == "no findings in 2 files; next: build and test\n")
  }

  @Test func informationIsOnlyCounted() throws {
    let box = try Sandbox(["I.swift": Samples.info])
    let outcome = try box.run(["--format", "agent"])
    #expect(outcome.status == 0)
    #expect(outcome.text == "1 info not shown; next: sameview --severity info --format agent\n")
    let whole = try box.run(["--severity", "info", "--format", "agent"])
    #expect(whole.status == 0 && whole.text.hasPrefix("I.swift:4: info private-state: "))
  }

  @Test func limitAndOrderAreOptions() throws {
    var files: [String: String] = [:]
    for i in 10..<40 { files["W\(i).swift"] = Samples.warning.replacing("Counter", with: "Counter\(i)") }
    let box = try Sandbox(files)
    #expect(try box.run(["--format", "agent"]).text.contains("30 warnings (10 not shown); --limit 30 shows all"))
    let outcome = try box.run(["--format", "agent", "--limit", "2", "--sort", "file", "--quiet"])
    #expect(outcome.text.contains("30 warnings (28 not shown)"))
    #expect(outcome.text.hasPrefix("W10.swift:4, W11.swift:4: warning private-state: "))
  }

  /// A command that is too long to print is not cut, but another one.
  @Test func longCommandsWork() throws {
    var files: [String: String] = [:]
    for i in 10..<40 {
      files["Sources/Screens/W\(i).swift"] = Samples.warning.replacing("Counter", with: "Counter\(i)")
    }
    let box = try Sandbox(files)
    let paths = files.keys.sorted()
    func commands(_ arguments: [String]) throws -> String {
      let text = try box.run(["--format", "agent", "--limit", "100"] + arguments).text
      return String(text.split(separator: "\n").last ?? "")
    }
    let few = try commands(Array(paths.prefix(5)))
    #expect(
      few.contains(
        "; 5 fixable: sameview --fix --severity warning --format agent \(paths.prefix(5).joined(separator: " ")); "))
    let many = try commands(paths + [String(repeating: "./", count: 300) + "Sources"])
    #expect(many.contains("; 30 fixable: sameview --diff --severity warning; "))
    #expect(try box.run(["--diff", "--severity", "warning"]).status < 2)
    for i in paths { try box.add(i, Samples.info.replacing("Counter", with: "C\(i.dropFirst(17).prefix(2))")) }
    let infos = try commands(paths + [String(repeating: "./", count: 300) + "Sources"])
    #expect(infos.hasSuffix("; next: sameview --severity info --format agent"))
  }

  private static let allExcluded =
    ", generated or in no target; next: name code of the app, or change `exclude` in the configuration"
  private static let runsWithoutFiles: [([String], String, Int32)] = [
    ([], "there are no Swift files here; the run is incomplete; next: name a folder with Swift files", 2),
    (["Sub"], "there are no Swift files in Sub; the run is incomplete; next: name a folder with Swift files", 2),
    (["Notes.md"], "there are no Swift files in Notes.md; next: name a folder with Swift files", 0),
    (["--since", "HEAD", "App"], "no Swift file has changed; next: sameview --format agent", 0),
    (["App/ATests.swift"], "the file is excluded, a test" + allExcluded, 0),
    (["Off"], "all 2 files are excluded, tests" + allExcluded, 0),
  ]

  /// An agent takes a report without findings for success.
  @Test(arguments: runsWithoutFiles)
  func aRunWithoutFilesSaysSo(_ arguments: [String], _ reason: String, _ status: Int32) throws {
    let box = try Sandbox([
      "Sub/None.txt": "", "Notes.md": "", "App/ATests.swift": Samples.warning,
      "Off/A.swift": Samples.warning, "Off/B.swift": Samples.info, "Off/.sameview.yml": "exclude: [\"**\"]\n",
    ])
    try box.commitAll()
    let folder = arguments.isEmpty ? "Sub" : ""
    let outcome = try box.run(arguments + ["--format", "agent"], in: folder)
    #expect(outcome.status == status)
    #expect(outcome.text == "nothing was checked; \(reason)\n")
  }

  @Test func aMissingFolderMakesTheRunIncomplete() throws {
    let box = try Sandbox(["App/A.swift": Samples.clean, "Sub/None.txt": ""])
    let clean = try box.run(["App", "Sub", "--format", "agent"])
    #expect(clean.status == 2)
    #expect(
      clean.text == """
        no findings in 1 file; there are no Swift files in Sub; the run is incomplete; next: name a folder with Swift \
        files

        """)
    try box.add("App/A.swift", Samples.warning)
    let found = try box.run(["App", "Sub", "--format", "agent"] + Samples.rule)
    #expect(found.status == 2)
    #expect(found.text.contains("\n1 warning; there are no Swift files in Sub; the run is incomplete; "))
    let missing = try box.run(["None.swift", "--format", "agent"])
    #expect(missing.status == 2)
    #expect(
      missing.text.hasSuffix("\nnothing was checked, 1 problem; the run is incomplete; next: read the problems\n"))
  }

  /// What cannot run has a last line as well, wherever the mistake is.
  @Test(arguments: [
    ["--since", "nosuch"], ["--only", "nope"], ["--nope"], ["--limit", "0"], ["lint", "--severity", "nope"], ["lnit"],
    ["--no-config", "--baseline", "None.txt"], ["--config", "Broken.yml"], ["Broken"],
  ])
  func aRunThatFailsSaysSo(_ arguments: [String]) throws {
    let box = try Sandbox([
      "A.swift": Samples.clean, "Broken.yml": "rules: 7\n", "Broken/.sameview.yml": "rules: 7\n",
      "Broken/A.swift": Samples.clean,
    ])
    try box.commitAll()
    for format in [["--format", "agent"], ["--format=agent"], ["--format", "json", "--format", "agent"]] {
      let outcome = try box.run(arguments + format)
      #expect(outcome.status == 2 && !outcome.errors.isEmpty)
      #expect(
        outcome.text == "nothing was checked; the run is incomplete; next: correct what standard error says\n")
    }
    for others in [[], ["--format", "json"], ["--format", "agent", "--format", "json"], ["--", "--format", "agent"]] {
      #expect(try box.run(arguments + others).text == "", "other readers get no line")
    }
  }

  /// Standard output is for the fixed text only, and other commands have no such report.
  @Test func theLastLineStandsInReportsOnly() throws {
    let box = try Sandbox(["A.swift": Samples.clean])
    let fix = ["-", "--stdin-path", "A.swift", "--fix", "--only", "nope", "--format", "agent"]
    #expect(try box.run(fix).text == "")
    #expect(try box.run(["graph", "--format", "agent"]).text == "")
    #expect(try box.run(["hook", "--only", "nope", "--format", "agent"]).text == "")
    #expect(try box.run(["--help", "--format", "agent"]).text.contains("USAGE"))
  }

  /// A text that is not on disk has no evidence to look up.
  @Test func standardInputIsExplainedByRule() throws {
    let outcome = try Sandbox().run(
      ["-", "--stdin-path", "A.swift", "--format", "agent"], input: Array(Samples.warning.utf8))
    #expect(outcome.text.hasSuffix("; next: sameview explain private-state\n"))
  }
}
