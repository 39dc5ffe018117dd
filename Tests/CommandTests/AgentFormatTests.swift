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

  /// A text that is not on disk has no evidence to look up.
  @Test func standardInputIsExplainedByRule() throws {
    let outcome = try Sandbox().run(
      ["-", "--stdin-path", "A.swift", "--format", "agent"], input: Array(Samples.warning.utf8))
    #expect(outcome.text.hasSuffix("; next: sameview explain private-state\n"))
  }
}
