// Baselines and changes, as a team meets them.

import Foundation
import Testing

@Suite struct AdoptionTests {
  private static let rows = ConfigTests.rows

  @Test func aBaselineHoldsBackWhatIsKnown() throws {
    let box = try Sandbox(["App/A.swift": Self.rows, "App/B.swift": Self.rows])
    let written = try box.run(["--write-baseline", "known.txt"])
    #expect(written.status == 0)
    #expect(
      written.text
        == "4 findings at 4 places written to known.txt; `--baseline known.txt`, or `baseline: known.txt` in "
        + ".sameview.yml, hides them.\n")
    let narrow = try box.runOnTerminal(["--write-baseline", "known.txt"], columns: 50)
    #expect(narrow.contains("`--baseline known.txt`") && narrow.split(separator: "\r\n").allSatisfy { $0.count <= 50 })
    let clean = try box.run(["--baseline", "known.txt"])
    #expect(clean.status == 0)
    #expect(clean.text == "No findings in 2 files; 4 places known from the baseline.\n")
    // Wherever it is started from.
    #expect(try box.run(["--baseline", "../known.txt"], in: "App").status == 0)
    #expect(try box.run([box.path + "/App", "--baseline", "known.txt"]).status == 0)
    // Findings on lines that moved are known; only new ones are reported.
    try box.add(
      "App/A.swift",
      "// One\n// Two\n" + Self.rows + "\nstruct Fresh: View { @State var x = 1; var body: some View { Text(\"\") } }\n"
    )
    let broken = try box.run(["--baseline", "known.txt", "--format", "json"])
    #expect(try broken.findings() == ["App/A.swift private-state info"])
    #expect((try broken.json()["summary"] as? [String: Any])?["known"] as? Int == 4)
  }

  @Test func whatIsFixedGoesOnRequest() throws {
    let box = try Sandbox(["A.swift": Self.rows, "B.swift": Self.rows, ".sameview.yml": "baseline: known.txt"])
    _ = try box.run(["--write-baseline", "known.txt"])
    try box.add("B.swift", "struct B {}\n")
    let stale = try box.run([])
    #expect(stale.errors == "known.txt: 2 findings are fixed or changed; --prune-baseline removes them\n")
    #expect(stale.status == 0)
    // A part of the files or of the rules tells nothing of the others.
    #expect(try box.run(["A.swift"]).errors == "")
    #expect(try box.run(["--only", "any-view"]).errors == "")
    #expect(try box.run(["--only", "any-view", "--prune-baseline"]).status == 2)
    #expect(try box.run(["B.swift"]).errors == "")
    let part = try box.run(["B.swift", "--prune-baseline"])
    #expect(part.status == 2 && part.errors.contains("needs a run over the whole folder of 'known.txt'"))
    #expect(try box.run(["--write-baseline", "known.txt", "--only", "any-view"]).status == 2)
    #expect(try box.run(["--output", "sarfi=out.sarif"]).status == 2)
    #expect(try box.run(["--prune-baseline"]).errors == "known.txt: removed 2 findings that are fixed or changed\n")
    #expect(try box.run([]).errors == "")
    try FileManager.default.removeItem(atPath: box.path + "/A.swift")
    #expect(try box.run(["--prune-baseline", "--quiet"]).errors == "")
    let rest = try String(contentsOfFile: box.path + "/known.txt", encoding: .utf8)
    #expect(rest.split(separator: "\n").count == 1)
  }

  /// What a run could not have found is not fixed.
  @Test func whatIsHiddenStays() throws {
    let box = try Sandbox([
      "A.swift": Self.rows, "B.swift": Samples.clean, "off.yml": "rules: {private-state: off, index-as-id: off}",
    ])
    _ = try box.run(["--write-baseline", "known.txt"])
    let all = try String(contentsOfFile: box.path + "/known.txt", encoding: .utf8)
    func prune(_ more: String...) throws -> Bool {
      let status = try box.run(["--baseline", "known.txt", "--prune-baseline"] + more).status
      #expect(status < 2)
      return try String(contentsOfFile: box.path + "/known.txt", encoding: .utf8) == all
    }
    #expect(try prune("--config", "off.yml"))
    try box.add("A.swift", Self.rows + "}}}")
    #expect(try prune())
    try FileManager.default.removeItem(atPath: box.path + "/A.swift")
    try box.link("A.swift", to: "nowhere")
    #expect(try prune())
    try FileManager.default.removeItem(atPath: box.path + "/A.swift")
    #expect(try !prune())
    // A folder without Swift is most likely the wrong one.
    _ = try box.run(["--write-baseline", "known.txt"])
    try FileManager.default.removeItem(atPath: box.path + "/B.swift")
    #expect(try box.run(["--baseline", "known.txt", "--prune-baseline"]).status == 2)
  }

  @Test func aByteOrderMarkIsNoMistake() throws {
    let box = try Sandbox(["A.swift": Self.rows])
    _ = try box.run(["--write-baseline", "known.txt"])
    try box.add("known.txt", "\u{FEFF}" + String(contentsOfFile: box.path + "/known.txt", encoding: .utf8))
    #expect(try box.run(["--baseline", "known.txt"]).status == 0)
  }

  @Test func extensionsNameFormats() throws {
    let box = try Sandbox(["A.swift": Self.rows])
    for (name, start) in [("r.html", "<!doctype html>"), ("r.SARIF", "{"), ("r.json", "{"), ("r.md", "#")] {
      #expect(try box.run(["--output", name]).text.contains("[index-as-id]"), "the report is printed as well")
      let report = try String(contentsOfFile: box.path + "/" + name, encoding: .utf8)
      #expect(report.lowercased().hasPrefix(start), "\(name): \(report.prefix(20))")
    }
    #expect(try box.run(["--format", "xcode", "--output", "r.json"]).text == "")
    let named = try String(contentsOfFile: box.path + "/r.json", encoding: .utf8)
    #expect(!named.hasPrefix("{") && named.contains("A.swift:"))
  }

  @Test func reportsReplaceNothing() throws {
    let box = try Sandbox(["A.swift": Self.rows, "Old.m": "int a;\n"])
    #expect(try box.run(["--output", "Old.m"]).errors.contains("cannot be a report"))
    let twice = try box.run(["--output", "sarif=o.txt", "--output", "markdown=./o.txt"])
    #expect(twice.status == 2 || twice.status == 64)
    #expect(twice.errors.contains("two reports would be written to './o.txt'"))
    #expect(try box.run(["--output", "New.SWIFT"]).errors.contains("cannot be a report"))
    try box.add("a.txt", "")
    try box.link("link.txt", to: "a.txt")
    try FileManager.default.linkItem(atPath: box.path + "/a.txt", toPath: box.path + "/hard.txt")
    try FileManager.default.createDirectory(atPath: box.path + "/Folder", withIntermediateDirectories: false)
    try box.link("Same", to: "Folder")
    for (one, other) in [("a.txt", "link.txt"), ("hard.txt", "a.txt"), ("Folder/new.txt", "Same/new.txt")] {
      let twice = try box.run(["--output", "sarif=\(one)", "--output", "markdown=\(other)"])
      #expect(twice.errors.contains("two reports would be written to '\(other)'"))
    }
  }

  @Test func baselinesThatCannotBeUsed() throws {
    let box = try Sandbox(["A.swift": Self.rows, "bad.txt": "hello"])
    #expect(
      try box.run(["--baseline", "bad.txt"]).errors
        == "error: the baseline 'bad.txt' cannot be used: line 1 is not a baseline of SameView\n")
    let missing = try box.run(["--baseline", "none.txt"])
    #expect(missing.errors == "error: the baseline 'none.txt' does not exist; --write-baseline creates it\n")
    #expect(missing.status == 2)
    #expect(try box.run(["--write-baseline", "no/folder.txt"]).status == 2)
    #expect(try box.run(["--prune-baseline"]).status == 2)
  }

  @Test func whatIsNoBaselineIsKept() throws {
    let box = try Sandbox(["A.swift": Self.rows, ".sameview.yml": "rules: {private-state: warning}"])
    for words in [
      ["--write-baseline", "A.swift"], ["--write-baseline", ".sameview.yml"], ["--output", "A.swift"],
      ["--output", "json=.sameview.yml"],
    ] {
      #expect(try box.run(words).status == 2)
    }
    #expect(try String(contentsOfFile: box.path + "/A.swift", encoding: .utf8) == Self.rows)
    #expect(try box.run(["--write-baseline", "known.txt"]).status == 0)
    #expect(try box.run(["--write-baseline", "known.txt"]).status == 0)
  }

  /// Three views that get to one call have one finding there, but not where runs are compared: a fourth view would
  /// not be news, and the first three would.
  @Test func viewsThatShareACallAreToldApart() throws {
    func view(_ name: String) -> String {
      "import SwiftUI\nstruct \(name): View {\n  let date: Date\n  var body: some View { Text(shown(date)) }\n}\n"
    }
    let shared = "import Foundation\nfunc shown(_ date: Date) -> String { DateFormatter().string(from: date) }\n"
    let box = try Sandbox(["Shown.swift": shared, "A.swift": view("A"), "B.swift": view("B"), "C.swift": view("C")])
    func expensive(_ words: String...) throws -> [String] {
      try box.run(words + ["--only", "expensive-call-in-body", "--format", "json"]).findings()
    }
    #expect(try expensive() == ["Shown.swift expensive-call-in-body info"])
    #expect(try box.run(["--format", "json"]).findings().count == 1)
    #expect(
      try box.run(["--write-baseline", "known.txt"]).text.hasPrefix("1 finding at 3 places written to known.txt; "))
    #expect(try box.run(["--baseline", "known.txt"]).text.hasSuffix("; 3 places known from the baseline.\n"))
    try box.git("init", "--quiet", "--initial-branch=main")
    try box.git("add", ".")
    try box.git("commit", "--quiet", "--message=all")
    try box.add("D.swift", view("D"))
    let news = ["D.swift expensive-call-in-body info"]
    #expect(try expensive("--baseline", "known.txt") == news)
    #expect(try expensive("--since", "main") == news)
    #expect(try expensive("D.swift", "--context", ".") == news)
  }

  @Test func onlyWhatChanged() throws {
    let box = try Sandbox(["A.swift": Self.rows, "B.swift": Self.rows])
    #expect(try box.run(["--since", "main"]).status == 2)
    try box.git("init", "--quiet", "--initial-branch=main")
    try box.git("add", ".")
    try box.git("commit", "--quiet", "--message=all")
    func findings(_ words: String...) throws -> [String] {
      try box.run(words + ["--format", "json"]).findings()
    }
    #expect(try findings("--since", "main") == [])
    try box.add("B.swift", Self.rows.replacingOccurrences(of: "var other", with: "var others"))
    #expect(try findings("--since", "main") == ["B.swift private-state info", "B.swift index-as-id error"])
    #expect(try findings("--changed-lines") == ["B.swift private-state info"])
    #expect(try findings("--staged") == [])
    try box.git("add", "B.swift")
    // On the disk it is mended, but that is not what will be committed.
    try box.add("B.swift", "struct B {}\n")
    #expect(try findings("--staged", "--changed-lines") == ["B.swift private-state info"])
    #expect(try findings("--staged", "A.swift", "--context", ".") == [])
    #expect(try findings("--staged", "B.swift", "--changed-lines", "--context", ".") == ["B.swift private-state info"])
    try FileManager.default.removeItem(atPath: box.path + "/B.swift")
    #expect(try findings("--staged") == ["B.swift private-state info", "B.swift index-as-id error"])
    let outcome = try box.run(["--since", "nowhere"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("error: git does not know a commit 'nowhere'"))
  }

  @Test func submodulesAreNotStaged() throws {
    let box = try Sandbox(["A.swift": "struct A {}\n", "Sub/B.swift": Self.rows])
    try box.git("init", "--quiet", "--initial-branch=main")
    try box.git("init", "--quiet", "Sub")
    func commit(_ folder: String) throws {
      try box.git("-C", folder, "add", ".")
      try box.git("-C", folder, "commit", "--quiet", "--allow-empty", "--message=all")
    }
    try commit("Sub")
    try commit(".")
    #expect(try box.run(["--staged"]).errors == "")
    try commit("Sub")
    #expect(try box.run(["--staged"]).errors == "")
    try box.git("add", "Sub")
    let outcome = try box.run(["--staged"])
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == "note: not read, because --staged reads no submodules, but staged at another commit: "
        + "\(box.path)/Sub\n")
    #expect(try box.run(["--staged", "--quiet"]).errors == "")
    #expect(try box.run(["--staged", "A.swift"]).errors == "")
  }

  /// They may come from where nothing is linted.
  @Test func movedFilesAreNew() throws {
    let box = try Sandbox(["A.swift": Self.rows])
    try box.git("init", "--quiet", "--initial-branch=main")
    let early = try box.run(["--changed-lines"])
    #expect(early.status == 2)
    #expect(early.errors.hasPrefix("error: the repository has no commit yet to compare with"))
    try box.git("add", ".")
    try box.git("commit", "--quiet", "--message=all")
    try box.git("mv", "A.swift", "B.swift")
    let changed = ["--changed-lines", "--format", "json"]
    let all = ["B.swift private-state info", "B.swift index-as-id error"]
    #expect(try box.run(changed).findings() == all)
    #expect(try box.run(changed + ["--staged"]).findings() == all)
  }

  @Test func unstagedEvidenceDoesNotCount() throws {
    // The view is staged, the function that makes it a hazard is not.
    let box = try Sandbox([
      "Home.swift": """
      import SwiftUI
      struct Home: View {
        @State private var visits = 0
        var body: some View { Button(motto()) { visits += 1 }.disabled(visits > 9) }
      }

      """,
      "Motto.swift":
        "import Foundation\nfunc motto() -> String { (try? String(contentsOfFile: \"m\", encoding: .utf8)) ?? \"\" }\n",
    ])
    try box.git("init", "--quiet", "--initial-branch=main")
    try box.git("add", "Home.swift")
    let rule = ["--only", "performance", "--staged", "--format", "json"]
    #expect(try box.run(rule).findings() == [])
    try box.git("add", "Motto.swift")
    #expect(try box.run(rule).findings() == ["Home.swift expensive-call-in-body info"])
  }

  /// The change is why a finding stands in a file that has not changed.
  @Test func changedEvidenceCounts() throws {
    let box = try Sandbox()
    try box.git("init", "-q")
    try box.add(
      "Row.swift",
      """
      import SwiftUI
      final class Model: ObservableObject { @Published var text = "" }
      struct Row: View {
        @ObservedObject private var model = Model()
        var body: some View { TextField("Text", text: $model.text) }
      }
      struct Other: View { var body: some View { Text("") } }

      """)
    let plain = "import SwiftUI\nstruct Page: View {\n  @State private var count = 0\n  var body: some View {\n"
    let end = "    Button(\"\\(count)\") { count += 1 }\n  }\n}\n"
    try box.add("Page.swift", plain + "    Other()\n" + end)
    try box.git("add", ".")
    try box.git("commit", "-qm", "one")
    let rule = ["--only", "observed-object-owned", "--format", "json"]
    #expect(try box.run(rule + ["--since", "HEAD"]).findings() == [])
    try box.add("Page.swift", plain + "    Row()\n" + end)
    let found = ["Row.swift observed-object-owned warning"]
    #expect(try box.run(rule + ["--since", "HEAD"]).findings() == found)
    #expect(try box.run(rule + ["--changed-lines"]).findings() == found)
    #expect(try box.run(rule + ["--staged"]).findings() == [])
    try box.git("add", ".")
    #expect(try box.run(rule + ["--staged"]).findings() == found)
    // What stands in a file that has not changed is not mended.
    let row = try String(contentsOfFile: box.path + "/Row.swift", encoding: .utf8)
    #expect(try box.run(["--fix", "--suggested", "--since", "HEAD", "--only", "observed-object-owned"]).status == 1)
    #expect(try String(contentsOfFile: box.path + "/Row.swift", encoding: .utf8) == row)
    // A change of another line in that file does not count.
    try box.git("commit", "-qm", "two")
    try box.add("Page.swift", plain + "    Row()\n    Other()\n" + end)
    #expect(try box.run(rule + ["--since", "HEAD"]).findings() == [])
  }

  @Test func statisticsAndTiming() throws {
    let box = try Sandbox(["A.swift": Self.rows, "B.swift": Self.rows])
    let outcome = try box.run(["--statistics", "--timing"])
    #expect(
      outcome.text == """
        findings  error  warning  info  files  rule
               2      2                     2  index-as-id
               2                     2      2  private-state
               4      2              2      2  in all

        """)
    #expect(outcome.errors.contains("  parsing\n") && outcome.errors.contains("rule (all workers together)"))
    #expect(outcome.status == 1)
    #expect(try box.run(["--statistics", "--format", "json"]).status == 2)
  }

  @Test func projectsNameTheirOwnCalls() throws {
    let code = """
      import SwiftUI
      struct Vault { func open() -> String { "" } }
      enum Flags { static var isNew = false }
      func renew() { Flags.isNew = true }
      struct Home: View {
        let vault: Vault
        var body: some View {
          Text(vault.open())
          if Flags.isNew { Field(title: "a") } else { Field(title: "b") }
        }
      }
      struct Field: View {
        let title: String
        @State private var text = ""
        var body: some View { TextField(title, text: $text) }
      }
      """
    let box = try Sandbox(["A.swift": code])
    let rules = ["--only", "expensive-call-in-body,same-view-in-branches", "--format", "json"]
    let before = try box.run(rules).findings()
    #expect(!before.contains { $0.contains("expensive") } && before.contains { $0.contains("same-view") })
    try box.add(
      ".sameview.yml", "expensive_calls: [{call: Vault.open(), severity: error}]\nconstant_conditions: Flags.*\n")
    #expect(try box.run(rules).findings() == ["A.swift expensive-call-in-body error"])
  }

  /// What is held back is not fixed either, in the rounds after the first one too.
  @Test func fixesOnlyWhatIsNew() throws {
    func view(_ properties: [String]) -> String {
      "import SwiftUI\n\nstruct V: View {\n" + properties.map { "  \($0)\n" }.joined()
        + "  var body: some View { Text(\"\\(a + b + c)\") }\n}\n"
    }
    let rule = ["--only", "private-state"]
    let unused = "@Environment(\\.dismiss) private var dismiss"
    let old = ["@State var a = 1", "@Environment(\\.font) private var font", "@State var b = 2"]
    let box = try Sandbox(["A.swift": view(old)])
    _ = try box.run(["--write-baseline", "known.txt"])
    try box.git("init", "--quiet", "--initial-branch=main")
    try box.git("add", ".")
    try box.git("commit", "--quiet", "--message=all")
    let new = [unused] + old + ["@State var c = 3"]
    try box.add("A.swift", view(new))
    let difference = try box.run(["--diff", "--since", "HEAD", "--changed-lines"] + rule)
    #expect(
      difference.text.split(separator: "\n").filter { $0.hasPrefix("+ ") } == ["+  @State private var c = 3"])
    _ = try box.run(["--fix", "--baseline", "known.txt"] + rule)
    func text() throws -> String { try String(contentsOfFile: box.path + "/A.swift", encoding: .utf8) }
    #expect(try text() == view([unused] + old + ["@State private var c = 3"]))
    try box.add("A.swift", view(new))
    // The line of the unused value goes, and the other ones are still the old ones.
    _ = try box.run([
      "--fix", "--since", "HEAD", "--changed-lines", "--only", "private-state,unused-environment-value",
    ])
    #expect(try text() == view(old + ["@State private var c = 3"]))
    #expect(try box.run(["--fix", "--staged"]).status == 2)
    #expect(try box.run(["--fix", "--write-baseline", "other.txt"]).status == 2)
  }
}
