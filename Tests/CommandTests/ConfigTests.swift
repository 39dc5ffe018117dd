// Configurations and comments, as a user meets them.

import Foundation
import Testing

@Suite struct ConfigTests {
  static let rows = """
    import SwiftUI

    struct Names: View {
      @State private var names: [String] = []
      @State var other = false
      var body: some View {
        ForEach(names.indices, id: \\.self) { TextField("Name", text: $names[$0]) }
          .onDelete { names.remove(atOffsets: $0) }
      }
    }
    """

  private func findings(_ files: [String: String], _ arguments: [String] = []) throws -> [String] {
    try Sandbox(files).run(arguments + ["--format", "json"]).findings()
  }

  @Test func configurationsChooseRulesAndSeverities() throws {
    let files = ["A.swift": Self.rows, "Sub/B.swift": Self.rows]
    #expect(
      try findings(files) == [
        "A.swift private-state info", "A.swift index-as-id error", "Sub/B.swift private-state info",
        "Sub/B.swift index-as-id error",
      ])
    let configured = files.merging([
      ".sameview.yml": "rules: {private-state: off}\noverrides: [{paths: Sub/, rules: {index-as-id: info}}]"
    ]) { $1 }
    #expect(try findings(configured) == ["A.swift index-as-id error", "Sub/B.swift index-as-id info"])
    #expect(try findings(configured, ["--no-config"]).count == 4)
    #expect(try findings(configured, ["--only", "private-state"]).count == 2)
    #expect(try findings(configured, ["--disable", "identity"]) == [])
    let nested = configured.merging(["Sub/.sameview.yml": "exclude: '*'"]) { $1 }
    #expect(try findings(nested) == ["A.swift index-as-id error"])
    #expect(try findings(nested, ["--config", ".sameview.yml"]).count == 2)
    #expect(try findings(nested, ["Sub/B.swift"]) == [])
  }

  @Test func mistakesStopTheRun() throws {
    let box = try Sandbox(["A.swift": Self.rows, ".sameview.yml": "rules:\n  index-as-di: off\n"])
    let outcome = try box.run([])
    #expect(outcome.status == 2)
    #expect(outcome.text == "")
    #expect(outcome.errors == ".sameview.yml:2:3: error: unknown rule 'index-as-di'; did you mean 'index-as-id'?\n")
    #expect(try box.run(["config", "check"]).errors == outcome.errors)
    #expect(try box.run(["--config", "none.yml"]).errors == "none.yml: error: does not exist\n")
    #expect(try box.run(["--config", ".sameview.yml", "--no-config"]).status == 2)
  }

  /// A configuration comes with a pull request, and errors go into a log that all can read.
  @Test func errorsQuoteNoFileOutsideTheProject() throws {
    let hosts = "gho_token: 1\nrules: {gho_rule: x}\npreset: gho_preset\n"
    let outside = try Sandbox([
      "App/.git/HEAD": "", "App/A.swift": Self.rows, "App/.sameview.yml": "extends: ../hosts.yml", "hosts.yml": hosts,
    ])
    let outcome = try outside.run(["App"])
    #expect(outcome.status == 2)
    #expect(!outcome.errors.contains("gho_"))
    #expect(outcome.errors.contains("App/../hosts.yml:1:1: error: is not understood"))
    let inside = try Sandbox([
      ".git/HEAD": "", "App/A.swift": Self.rows, "App/.sameview.yml": "extends: ../hosts.yml", "hosts.yml": hosts,
    ])
    #expect(try inside.run(["App"]).errors.contains("gho_token"))
  }

  /// Each level stands for twice as much as the one before.
  @Test func aliasesDoNotMultiply() throws {
    let levels = (1..<40).map { "&a\($0) [*a\($0 - 1), *a\($0 - 1)]" }.joined(separator: ", ")
    let box = try Sandbox(["A.swift": Self.rows, ".sameview.yml": "x: [&a0 [y, y], \(levels)]\n? *a39\n: v\n"])
    let outcome = try box.run([])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("aliases (`*name`) are not supported"))
  }

  /// `-` is a file like any other, whatever the standard input is for.
  @Test func aDashIsNoStandardInput() throws {
    let base = try Sandbox(["A.swift": Self.rows, ".sameview.yml": "extends: '-'\n", "-": "preset: strict\n"])
    let outcome = try base.run(["config", "show", "A.swift"], input: Array("nonsense: 1\n".utf8))
    #expect(outcome.status == 0 && outcome.text.contains("preset         strict"))
    let buffer = ["-", "--stdin-path", "A.swift", "--format", "json"]
    #expect(try base.run(buffer, input: Array(Self.rows.utf8)).findings().isEmpty == false)
    let absent = try Sandbox(["A.swift": Self.rows, ".sameview.yml": "baseline: '-'\n"])
    #expect(try absent.run([]).errors.contains("the baseline '-' does not exist"))
  }

  @Test func whatIsConfiguredCommandsNoTerminal() throws {
    let name = "b\\e]0;title\\a\\n::add-mask::a\\n##vso[task]b.yml"
    let plain = name.replacingOccurrences(of: "\\e", with: "\u{1B}").replacingOccurrences(of: "\\a", with: "\u{7}")
      .replacingOccurrences(of: "\\n", with: "\n")
    let box = try Sandbox([
      "A.swift": Self.rows, ".sameview.yml": "extends: \"\(name)\"\nbaseline: \"\(name)\"\n", plain: "preset: strict\n",
    ])
    let text = try box.run(["config", "show", "A.swift"]).text
    #expect(text.contains("baseline       b\\u{1b}]0;title\\u{7}\\u{a}"))
    #expect(text.split(separator: "\n").allSatisfy { !$0.hasPrefix("::") })
    #expect(!text.contains("##vso[") && !text.contains("\u{1B}"))
  }

  @Test func patternsThatMatchNothingAreNamed() throws {
    let box = try Sandbox([
      "Sources/A.swift": Self.rows,
      ".sameview.yml":
        "exclude:\n  - Source/\n  - Sources/\n  - '!Sources/B.swift'\noverrides: [{paths: '*.gen.swift', rules: {}}]",
    ])
    let outcome = try box.run(["config", "check"])
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == """
        .sameview.yml:2: warning: the pattern 'Source/' matches no Swift file
        .sameview.yml:5: warning: the pattern '*.gen.swift' matches no Swift file

        """)
  }

  @Test func patternsOfNestedConfigurations() throws {
    let box = try Sandbox([
      "Sources/A/A.swift": Self.rows, "Sources/Text": "", ".sameview.yml": "exclude: [A/, /A/, Sources/A, B.swift]",
      "Sources/.sameview.yml": "exclude: [A/, /A/, Sources/A, A/A.swift, 'A.swift/']",
      "Other/B.swift": Self.rows, "Other/.sameview.yml": "extends: ../Sources/.sameview.yml\nexclude: ['*.swift']",
    ])
    let outcome = try box.run(["config", "check"])
    #expect(outcome.status == 0)
    let idle = [
      ".sameview.yml:1: '/A/'", "Other/../Sources/.sameview.yml:1: 'Sources/A'",
      "Other/../Sources/.sameview.yml:1: 'A.swift/'", "Sources/.sameview.yml:1: 'Sources/A'",
      "Sources/.sameview.yml:1: 'A.swift/'",
    ]
    let told = outcome.errors.split(separator: "\n").map {
      $0.replacingOccurrences(of: "warning: the pattern ", with: "")
        .replacingOccurrences(of: " matches no Swift file", with: "")
    }
    #expect(Set(told) == Set(idle), "\(told)")
  }

  /// A configuration in each folder of a path as long as paths can be.
  @Test func deeplyNestedConfigurationsAreRead() throws {
    let box = try Sandbox()
    let depth = 700
    var folder = ""
    for i in 0..<depth {
      try box.add(folder + ".sameview.yml", "exclude: ['none\(i)*']")
      folder += "a/"
    }
    try box.add(folder + "A.swift", Self.rows)
    let outcome = try box.run(["config", "check"])
    #expect(outcome.status == 0)
    #expect(outcome.errors.split(separator: "\n").count == depth)
    #expect(try box.run([]).status == 1)
  }

  @Test func showsWhatAppliesAndWhy() throws {
    let box = try Sandbox([
      "A.swift": Self.rows,
      ".sameview.yml": "preset: strict\nexclude: Gen/\nrules:\n  identity: info\n  any-view: off\n",
    ])
    let text = try box.run(["config", "show", "Gen/A.swift"]).text
    #expect(text.contains("linted         no: excluded by .sameview.yml:2\n"))
    #expect(text.contains("preset         strict  .sameview.yml:1\n"))
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.contains("index-as-id info identity, .sameview.yml:4"))
    #expect(lines.contains("any-view off any-view, .sameview.yml:5"))
    #expect(lines.contains("private-state info default"))
    #expect(try box.run(["config", "check"]).text == ".sameview.yml: ok\n")
  }

  @Test func initWritesAConfigurationOnce() throws {
    let box = try Sandbox(["A.swift": Self.rows])
    #expect(try box.run(["init"]).status == 0)
    #expect(try box.run(["config", "check"]).text == ".sameview.yml: ok\n")
    let again = try box.run(["init"])
    #expect(again.status == 2)
    #expect(again.errors.contains("'.sameview.yml' exists already"))
  }

  @Test func initUsesABaselineThatIsThere() throws {
    let box = try Sandbox(["A.swift": Self.rows])
    #expect(try box.run(["--write-baseline", ".sameview-baseline"]).status == 0)
    #expect(try box.run([]).status == 1)
    #expect(try box.run(["init"]).text.contains("with the baseline that is there"))
    #expect(try box.run([]).status == 0)
  }

  @Test func commentsSilence() throws {
    let silenced = Self.rows.replacing("    ForEach(", with: "    // sameview:disable:next index-as-id\n    ForEach(")
    #expect(try findings(["A.swift": silenced]) == ["A.swift private-state info"])
    let files = ["A.swift": silenced, ".sameview.yml": "require_reason: true"]
    #expect(try findings(files) == ["A.swift private-state info", "A.swift invalid-suppression error"])
    // What was not checked may still be silenced by it.
    #expect(try findings(["A.swift": silenced], ["--only", "unused-suppression,any-view"]) == [])
  }
}
