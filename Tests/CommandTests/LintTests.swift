// Linting from the command line: what is read, what is reported, and the exit status.

import Foundation
import Testing

@Suite struct LintTests {
  /// What a view keeps and who uses it is in other files: without them, a fix may break them.
  @Test func readsTheProjectAroundAPartOfIt() throws {
    func view(_ name: String) -> String {
      "struct \(name): View {\n  @State var count = 0\n  var body: some View { Text(\"\\(count)\") }\n}\n"
    }
    let box = try Sandbox([
      ".git/HEAD": "ref: refs/heads/main\n", "App/Home/Home.swift": "import SwiftUI\n" + view("Home") + view("Own"),
      "App/Other.swift": "import SwiftUI\nlet home = Home(count: 2)\n" + view("Other"),
    ])
    func fixes(_ arguments: [String], in folder: String = "") throws -> Int {
      try box.run(arguments + ["--diff", "--only", "private-state"], in: folder).text.split(separator: "\n")
        .count { $0.hasPrefix("+  @State private var count") }
    }
    for part in ["App/Home", "App/Home/Home.swift"] {
      #expect(try box.run([part]).errors == "")
      #expect(try fixes([part]) == 1)
    }
    #expect(try fixes(["."], in: "App/Home") == 1)
    #expect(try fixes([]) == 2)
    // Who says what is read is taken at their word.
    #expect(try fixes(["App/Home", "--context", "App/Home"]) == 2)
    // An app beside others.
    try box.add("Apps/Second/App.swift", "import SwiftUI\n@main struct Second: App {}\n" + view("Home"))
    #expect(try fixes(["Apps/Second"]) == 1)
  }

  /// A cause that views of other files share is one finding, which a run over its file alone has as well.
  @Test func saysOfAFileWhatARunOverAllSays() throws {
    func view(_ name: String) -> String {
      """
      import SwiftUI

      struct \(name): View {
        @State private var count = 0
        var body: some View {
          Text(stamp(count))
          Button("More") { count += 1 }
        }
      }

      """
    }
    let box = try Sandbox([
      ".git/HEAD": "ref: refs/heads/main\n", "App/A.swift": view("First"), "App/B.swift": view("Second"),
      "App/Stamp.swift": """
      import Foundation

      func stamp(_ count: Int) -> String {
        let formatter = NumberFormatter()
        return formatter.string(from: count as NSNumber) ?? ""
      }

      """,
    ])
    func messages(_ arguments: [String]) throws -> [String] {
      let findings = try #require(box.run(arguments + ["--format", "json"]).json()["findings"] as? [[String: Any]])
      return findings.filter { $0["file"] as? String == "App/Stamp.swift" }.compactMap { $0["message"] as? String }
    }
    let whole = try messages([])
    #expect(whole.count == 1)
    #expect(try messages(["App/Stamp.swift"]) == whole)
    #expect(try messages(["App/Stamp.swift", "--context", "."]) != whole)
  }

  @Test func lintsTheCurrentFolderByDefault() throws {
    let box = try Sandbox(["App/A.swift": Samples.warning, "B.swift": Samples.clean])
    let outcome = try box.run(Samples.rule)
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("App/A.swift:4:21: warning: "))
    #expect(outcome.text.hasSuffix("Found 1 warning in 2 files.\n"))
    #expect(outcome.errors == "")
    #expect(try box.run(["lint"] + Samples.rule).output == outcome.output)
    #expect(try box.run(["lint", "."] + Samples.rule).output == outcome.output)
  }

  @Test func takesFilesAndFolders() throws {
    let box = try Sandbox([
      "A/A.swift": Samples.warning, "B/B.swift": Samples.warning, "C.swift": Samples.warning,
      "D.swift": Samples.warning, "E": Samples.warning, "README.md": Samples.warning,
    ])
    let outcome = try box.run(["B", "--format", "json", "D.swift", "./A/", "E", "README.md"] + Samples.rule)
    #expect(
      try outcome.findings() == [
        "A/A.swift private-state warning", "B/B.swift private-state warning", "D.swift private-state warning",
        "E private-state warning",
      ])
    #expect(outcome.errors == "note: skipped, because the extension is not that of a Swift file: README.md\n")
    #expect(try box.run(["README.md", "--quiet"]).status == 0)
  }

  /// "No findings" would say more than is known.
  @Test func namedFilesWhereNothingIsReported() throws {
    let box = try Sandbox([
      "AppTests/A.swift": Samples.warning, "B.swift": "// @generated\n" + Samples.warning, "C.swift": Samples.warning,
      ".sameview.yml": "exclude: [C.swift]\n",
    ])
    let outcome = try box.run(["AppTests/A.swift", "B.swift", "C.swift"] + Samples.rule)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == "note: read without reporting, because excluded, a test, generated or compiled by no target: "
        + "AppTests/A.swift, B.swift, C.swift\n")
    #expect(try box.run(["."] + Samples.rule).errors == "")
  }

  @Test func statusSaysHowBadItIs() throws {
    let box = try Sandbox(["W.swift": Samples.warning, "I.swift": Samples.info, "C.swift": Samples.clean])
    #expect(try box.run(["C.swift"] + Samples.rule).status == 0)
    #expect(try box.run(["I.swift"] + Samples.rule).status == 0)
    #expect(try box.run(["W.swift"] + Samples.rule).status == 1)
    #expect(try box.run(["W.swift", "--severity", "error"] + Samples.rule).status == 0)
    #expect(try box.run(["W.swift", "--severity", "warning"] + Samples.rule).status == 1)
    #expect(try box.run(["W.swift", "missing.swift"] + Samples.rule).status == 2)
  }

  @Test func severityDropsWhatIsBelow() throws {
    let box = try Sandbox(["W.swift": Samples.warning, "I.swift": Samples.info])
    func files(_ severity: String) throws -> [String] {
      try box.run(["--format=json", "--severity", severity] + Samples.rule).findings()
    }
    #expect(try files("info") == ["I.swift private-state info", "W.swift private-state warning"])
    #expect(try files("warning") == ["W.swift private-state warning"])
    #expect(try files("error") == [])
  }

  @Test func onlyAndDisableTakeLists() throws {
    let box = try Sandbox(["W.swift": Samples.warning])
    let listed = try #require(try box.run(["rules", "--format", "json"]).json()["rules"] as? [[String: Any]])
    let ids = listed.compactMap { $0["id"] as? String }
    let list = ids.joined(separator: ",")
    let all = try box.run(["--format", "json", "--only", list])
    #expect(try all.findings().contains("W.swift private-state warning"))
    #expect(try box.run(["--format", "json"] + ids.flatMap { ["--only", $0] }).output == all.output)
    #expect(try box.run(["--disable", list]).status == 2)
    if ids.count > 1 {
      let others = ids.filter { $0 != "private-state" }.joined(separator: ",")
      let rest = try box.run(["--format", "json", "--only", list, "--disable", others])
      #expect(try rest.findings() == ["W.swift private-state warning"])
    }
  }

  @Test func quietLeavesOutTheSummary() throws {
    let box = try Sandbox(["W.swift": Samples.warning, "C.swift": Samples.clean])
    #expect(try box.run(["--quiet", "C.swift"] + Samples.rule).text == "")
    let text = try box.run(["--quiet", "W.swift"] + Samples.rule).text
    #expect(text.contains("warning") && !text.contains("Found"))
  }

  @Test func formats() throws {
    let box = try Sandbox(["W.swift": Samples.warning])
    let xcode = try box.run(["--format", "xcode"] + Samples.rule).text
    #expect(xcode.hasPrefix(box.path + "/W.swift:4:21: warning: ") && xcode.hasSuffix("[private-state]\n"))
    let json = try box.run(["--format", "json"] + Samples.rule)
    #expect(try json.findings() == ["W.swift private-state warning"])
    let tool = try #require(try json.json()["tool"] as? [String: String])
    #expect(tool["version"] == "0.1.0")
  }

  @Test func runsAreTheSameHoweverManyWork() throws {
    let box = try Sandbox()
    for i in 0..<60 {
      let text = [Samples.warning, Samples.info, Samples.clean][i % 3]
      try box.add("F\(i % 7)/V\(i).swift", text.replacingOccurrences(of: "Counter", with: "Counter\(i)"))
    }
    try box.add("bad.swift", "struct {{{")
    for format in ["text", "xcode", "json"] {
      let first = try box.run(["--format", format])
      for i in stride(from: 0, to: 60, by: 3) { #expect(first.text.contains("F\(i % 7)/V\(i).swift")) }
      for jobs in ["1", "2", "7", "5000"] {
        let other = try box.run(["--format", format, "--jobs", jobs])
        #expect(other.output == first.output)
        #expect(other.status == first.status)
      }
    }
  }

  /// A job in the wrong folder would be green for ever.
  @Test func aFolderWithoutSwiftIsAnError() throws {
    let box = try Sandbox()
    let outcome = try box.run(["--format", "json"])
    #expect(outcome.status == 2)
    #expect(try outcome.findings() == [])
    #expect(outcome.errors == "error: there are no Swift files here\n")
    #expect(try box.run(["--quiet"]).errors == outcome.errors)
    #expect(try box.run(["--write-baseline", "known.txt"]).status == 2)
    #expect(!FileManager.default.fileExists(atPath: box.path + "/known.txt"))
  }

  @Test func aNamedFolderWithoutSwiftIsAnError() throws {
    let box = try Sandbox(["Empty/a.txt": "", "Full/A.swift": Samples.clean, "Other/B.swift": Samples.warning])
    try box.link("Link", to: "Full")
    for arguments in [["Empty"], ["Full", "Empty"], ["Empty", "--quiet", "--format", "json"], ["Full", "Empty/"]] {
      let outcome = try box.run(arguments)
      #expect(outcome.status == 2, "\(arguments)")
      #expect(outcome.errors.hasPrefix("error: there are no Swift files in Empty"))
    }
    #expect(try box.run(["Full", "Link", "."]).status == 1)
    #expect(try box.run(["Link", "Full"] + Samples.rule).status == 0)
    #expect(try box.run(["Empty/a.txt"]).status == 0)
  }

  /// A file that is not checked would look clean.
  @Test func aTerminalSaysThatNothingWasChecked() throws {
    let box = try Sandbox([
      "RowTests.swift": Samples.warning, "Old/A.swift": "", ".sameview.yml": "exclude: [\"Old/\"]\n",
    ])
    let sentence = "No findings: the file is excluded, a test, generated or in no target.\r\n"
    for path in ["RowTests.swift", "Old/A.swift"] {
      #expect(try box.runOnTerminal([path], environment: ["TERM": "dumb"]).hasSuffix(sentence), "\(path)")
      #expect(try box.run([path]).text == "No findings in 1 file.\n", "scripts read this")
    }
  }

  /// An app of UIKit would look clean.
  @Test func aProjectWithoutViewsIsSaid() throws {
    let box = try Sandbox([
      "A.swift": "import UIKit\nfinal class Home: UIViewController {}\n", "Sub/B.swift": "let b = 1\n",
    ])
    let outcome = try box.run([])
    #expect(outcome.status == 0 && outcome.text == "No findings in 2 files.\n")
    #expect(outcome.errors == "note: the 2 files declare no SwiftUI view\n")
    #expect(try box.run(["Sub", "--format", "json"]).errors == "note: the file declares no SwiftUI view\n")
    #expect(try box.run(["--quiet"]).errors == "")
    // Who names a file knows what is in it.
    #expect(try box.run(["A.swift"]).errors == "")
    #expect(try box.run(["-", "--stdin-path", "A.swift"]).errors == "")
    #expect(
      try box.runOnTerminal([], environment: ["TERM": "dumb"])
        == "No findings: the 2 files declare no SwiftUI view.\r\n")
    for part in [
      "struct Row: View { var body: some View { Text(\"\") } }", "func row() -> some View { Text(\"\") }",
      "struct Bold: ViewModifier { func body(content: Content) -> some View { content.bold() } }",
      "@main struct Main: App { var body: some Scene { WindowGroup { Text(\"\") } } }",
      "extension View { func bold() -> some View { self } }",
    ] {
      try box.add("Part.swift", "import SwiftUI\n\(part)\n")
      #expect(try box.run([]).errors == "", "\(part)")
    }
  }

  @Test func patternsThatMatchNothingAreSaid() throws {
    let box = try Sandbox([
      "A.swift": Samples.clean, "Sub/B.swift": Samples.clean,
      ".sameview.yml": "exclude: [Sub/, Missing/, '*.gen.swift']\noverrides:\n  - {paths: [Nowhere], rules: {}}\n",
    ])
    let said = """
      note: .sameview.yml:1: the pattern 'Missing/' matches no Swift file
      note: .sameview.yml:1: the pattern '*.gen.swift' matches no Swift file
      note: .sameview.yml:3: the pattern 'Nowhere' matches no Swift file

      """
    #expect(try box.run([]).errors == said)
    #expect(try box.run(["."]).errors == said)
    #expect(try box.run(["--quiet"]).errors == "")
    // A part of the folder cannot tell.
    #expect(try box.run(["Sub"]).errors == "")
    #expect(try box.run(["A.swift"]).errors == "")
    try box.add(".sameview.yml", "exclude: [A, B, C, D, E]\n")
    #expect(
      try box.run([]).errors.hasSuffix("note: 2 more patterns match nothing; `sameview config check` lists them\n"))
  }

  /// As `tree` and `explain --finding` take it.
  @Test func theNameOfAFileIsEnough() throws {
    let box = try Sandbox(["App/Home.swift": Samples.warning, "New/Row.swift": "", "Old/Row.swift": ""])
    let outcome = try box.run(["Home.swift"] + Samples.rule)
    #expect(outcome.status == 1 && outcome.text.hasPrefix("App/Home.swift:4:"))
    #expect(outcome.errors == "note: there is no 'Home.swift' here; App/Home.swift is linted\n")
    #expect(try box.run(["Home.swift", "--quiet"]).errors == "")
    let several = try box.run(["Row.swift"])
    #expect(several.status == 2 && several.text == "")
    #expect(several.errors == "error: several files have that name: 'New/Row.swift' and 'Old/Row.swift'\n")
    let missing = try box.run(["None.swift", "--quiet"])
    #expect(missing.status == 2 && missing.text == "None.swift: error: no such file or folder\n")
  }

  @Test func reportsAreArranged() throws {
    let box = try Sandbox([
      "A/I.swift": Samples.info, "B/W.swift": Samples.warning.replacingOccurrences(of: "Counter", with: "Other"),
      "CODEOWNERS": "* @all\n/A/ @a @b\n",
    ])
    func lines(_ arguments: [String]) throws -> [Substring] {
      try box.run(arguments + Samples.rule).text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    }
    #expect(try lines([])[0].hasPrefix("A/I.swift:4:"))
    #expect(try lines(["--sort", "severity"])[0].hasPrefix("B/W.swift:4:"))
    #expect(try lines(["--sort", "file"])[0].hasPrefix("A/I.swift:4:"))
    #expect(try lines(["--group-by", "owner"])[0] == "@all: 1 warning")
    #expect(try lines(["--group-by", "owner"])[2] == "@a @b: 1 info")
    #expect(try lines(["--group-by", "file"])[0] == "A/I.swift: 1 info")
    let limited = try lines(["--limit", "1"])
    #expect(limited[0].hasPrefix("A/I.swift:4:") && limited[1] == "1 more finding; `--limit` leaves it out.")
    #expect(limited[2] == "Found 1 warning and 1 info in 2 files.")
    #expect(try box.run(["--limit", "1"] + Samples.rule).status == 1)
    for arguments in [
      ["--format", "json"], ["--statistics"], ["--diff"], ["--write-baseline", "x"],
      ["--output", "json=x", "--format", "xcode"],
    ] {
      let outcome = try box.run(arguments + ["--sort", "rule"])
      #expect(outcome.status == 2 && outcome.errors.contains("arrange the reports text and agent"), "\(arguments)")
    }
    for (arguments, said) in [
      (["--sort", "serverity"], "did you mean 'severity'?"), (["--group-by", "x"], "use one of rule, file, owner"),
      (["--limit", "0"], "--limit must be 1 or more"),
    ] {
      let outcome = try box.run(arguments)
      #expect(outcome.status == 2 && outcome.errors.contains(said), "\(arguments)")
    }
    try FileManager.default.removeItem(atPath: box.path + "/CODEOWNERS")
    let outcome = try box.run(["--group-by", "owner"])
    #expect(outcome.status == 2 && outcome.errors.contains("there is no CODEOWNERS in "))
  }

  @Test func aTerminalIsLedThroughTheReport() throws {
    let box = try Sandbox([
      "I.swift": Samples.info, "W.swift": Samples.warning.replacingOccurrences(of: "Counter", with: "Other"),
    ])
    let report = try box.runOnTerminal([], environment: ["TERM": "dumb"]).replacingOccurrences(of: "\r\n", with: "\n")
    #expect(report.hasPrefix("warning: ") && report.contains("\n  W.swift:4:"))
    #expect(!report.contains("info: "))
    #expect(report.contains(" not shown: sameview --severity info\n"))
    #expect(report.contains("Next: `sameview explain private-state` explains a rule; `sameview init`"))
    #expect(try box.runOnTerminal(["--severity", "info"], environment: ["TERM": "dumb"]).contains("info: "))
    try box.add(".sameview.yml", "next_steps: false\n")
    #expect(try !box.runOnTerminal([], environment: ["TERM": "dumb"]).contains("Next:"))
  }

  @Test func hiddenFilesAreNoEmptyFolder() throws {
    let box = try Sandbox(["A.swift": Samples.warning, "Sub/B.swift": Samples.warning, ".gitignore": "*\n"])
    let said = ".: nothing is linted here, because .gitignore or .git/info/exclude excludes all 2 Swift files"
    let outcome = try box.run(["--format", "json", "--quiet"])
    #expect(outcome.status == 0)
    #expect(try outcome.problems() == [said])
    #expect(try box.run(["--quiet"]).text.contains("nothing is linted here"))
  }

  @Test func colorIsForTerminals() throws {
    let box = try Sandbox(["W.swift": Samples.warning])
    let escape = "\u{1B}["
    #expect(try !box.run([]).text.contains(escape))
    #expect(try box.run(["--color", "always"]).text.contains(escape))
    #expect(try box.run(["--color", "always"], environment: ["NO_COLOR": "1"]).text.contains(escape))
    #expect(try !box.run(["--color", "always", "--format", "json"]).text.contains(escape))
    let terminal = ["TERM": "xterm"]
    #expect(try box.runOnTerminal([], environment: terminal).contains(escape))
    #expect(try !box.runOnTerminal(["--color", "never"], environment: terminal).contains(escape))
    #expect(try !box.runOnTerminal([], environment: ["TERM": "dumb"]).contains(escape))
    #expect(try !box.runOnTerminal([], environment: ["TERM": "xterm", "NO_COLOR": "1"]).contains(escape))
    #expect(try box.runOnTerminal([], environment: ["TERM": "xterm", "NO_COLOR": ""]).contains(escape))
  }

  /// The helper is what makes the finding; it, and the broken file, stand in the context.
  @Test func contextIsReadAndNotReported() throws {
    let box = try Sandbox([
      "App/Home.swift": """
      import SwiftUI

      struct Home: View {
        @State private var isLarge = false
        private func grow() { withAnimation { isLarge.toggle() } }
        @State private var name = ""
        var body: some View { TextField("a", text: $name).applyIf(isLarge) { $0.bold() } }
      }

      """,
      "Kit/Modifiers.swift": """
      import SwiftUI

      extension View {
        @ViewBuilder func applyIf<V: View>(_ c: Bool, transform: (Self) -> V) -> some View {
          if c { transform(self) } else { self }
        }
      }

      """,
      "Kit/Broken.swift": "struct {{{",
    ])
    let only = ["--only", "conditional-modifier-use"]
    let json = ["--format", "json"] + only
    let found = "App/Home.swift conditional-modifier-use warning"
    // Alone, a name such as `applyIf` is a guess.
    #expect(try box.run(["App"] + json).findings() == ["App/Home.swift conditional-modifier-use info"])
    for paths in [
      ["App", "--context", "."], ["App/Home.swift", "--context", "Kit"], ["App", "--context", box.path],
      ["App", "--context", "Kit", "--context", "App"],
    ] {
      let outcome = try box.run(paths + json)
      #expect(try outcome.findings() == [found])
      #expect(try outcome.problems() == [])
      #expect(outcome.status == 1)
    }
    #expect(try box.run(["App", "--context", "Kit"] + only).text.hasSuffix("Found 1 warning in 1 file.\n"))
    #expect(try box.run(["App", "--context", "Nowhere"]).status == 2)
    let typed = try box.run(
      ["-", "--stdin-path", "App/Home.swift", "App", "--context", "Kit"] + json,
      input: try Array(Data(contentsOf: URL(fileURLWithPath: box.path + "/App/Home.swift"))))
    #expect(try typed.findings() == [found])
  }

  @Test func theExitStatusFollowsFailOn() throws {
    let box = try Sandbox(["W.swift": Samples.warning, "I.swift": Samples.info])
    func status(_ file: String, _ word: String) throws -> Int32 {
      let outcome = try box.run([file, "--fail-on", word] + Samples.rule)
      #expect(outcome.text.contains("[private-state]"))
      return outcome.status
    }
    for (word, warning, info) in [("error", 0, 0), ("warning", 1, 0), ("info", 1, 1), ("never", 0, 0)] {
      #expect(try (Int(status("W.swift", word)), Int(status("I.swift", word))) == (warning, info))
    }
  }

  @Test func completionFollowsTheListThatIsTyped() throws {
    let words = try Sandbox().run([
      "---completion", "lint", "--", "--only", "2", "14", "sameview", "--only", "any-view,id",
    ])
    let lines = words.text.split(separator: "\n")
    #expect(lines.contains("any-view,index-as-id") && lines.contains("any-view,identity"))
  }

  @Test func aFolderMayHaveTheNameOfACommand() throws {
    let box = try Sandbox(["rules/W.swift": Samples.warning])
    #expect(try box.run(["lint", "rules"] + Samples.rule).status == 1)
    #expect(try box.run(["./rules"] + Samples.rule).status == 1)
    #expect(try box.run(["--", "rules/W.swift"]).status == 1)
  }
}

@Suite struct StandardInputTests {
  @Test func replacesTheFile() throws {
    let box = try Sandbox(["A.swift": Samples.clean, "B.swift": Samples.warning])
    let arguments = ["-", "--stdin-path", "A.swift", "--format", "json"] + Samples.rule
    let outcome = try box.run(arguments, input: Array(Samples.warning.utf8))
    #expect(outcome.status == 1)
    #expect(try outcome.findings() == ["A.swift private-state warning"])
    let clean = try box.run(arguments, input: Array(Samples.clean.utf8))
    #expect(clean.status == 0)
    #expect(try clean.findings() == [])
  }

  @Test func theFileNeedNotExist() throws {
    let box = try Sandbox(["B.swift": Samples.warning])
    for path in ["New.swift", "no/such/folder/New.swift", "./New.swift", box.path + "/New.swift"] {
      let outcome = try box.run(
        ["-", "--stdin-path", path, "--format", "json"] + Samples.rule, input: Array(Samples.warning.utf8))
      #expect(try outcome.findings() == ["\(path) private-state warning"])
      #expect(try outcome.problems() == [])
    }
  }

  @Test func pathsArePrintedAsGiven() throws {
    let box = try Sandbox(["S/A.swift": Samples.clean, "T/B.swift": ""])
    try box.link("S/Link.swift", to: "A.swift")
    for path in ["S/A.swift", "./S/A.swift", "S/../S/A.swift", box.path + "/S/A.swift", "S/Link.swift"] {
      let outcome = try box.run(
        ["-", "--stdin-path", path, "--format", "json"] + Samples.rule, input: Array(Samples.warning.utf8))
      #expect(try outcome.findings() == ["\(path) private-state warning"])
      let summary = try #require(try outcome.json()["summary"] as? [String: Int])
      #expect(summary["files"] == 1, "only the buffer is reported on")
    }
  }

  /// Read twice, `stamp` would be declared twice, and a call of it could mean either.
  @Test func theFileOnDiskIsNotReadBesideTheBuffer() throws {
    let text = """
      import SwiftUI
      extension View {
        func stamp() -> some View { overlay { Text(DateFormatter().string(from: .now)) } }
      }
      struct Card: View {
        let title: String
        var body: some View { Text(title).stamp() }
      }
      """
    let box = try Sandbox(["S/A.swift": text, "T/B.swift": ""])
    try box.link("S/Link.swift", to: "A.swift")
    for path in ["S/A.swift", "./S/A.swift", "S/../S/A.swift", box.path + "/S/A.swift", "S/Link.swift"] {
      let outcome = try box.run(
        ["-", "--stdin-path", path, "--format", "json", "--only", "expensive-call-in-body"],
        input: Array(text.utf8))
      #expect(try outcome.findings() == ["\(path) expensive-call-in-body info"])
    }
    // The proof that the expectation can fail: the same text in a second file.
    let twice = try Sandbox(["A.swift": text, "B.swift": text])
    #expect(try twice.run(["--format", "json", "--only", "expensive-call-in-body"]).findings() == [])
  }

  /// `Screen` is a view only because of another file.
  @Test func theProjectAroundCounts() throws {
    let box = try Sandbox(["P/Page.swift": "import SwiftUI\nprotocol Page: View {}\n", "Q/C.swift": ""])
    let text = Samples.warning.replacingOccurrences(of: "Counter: View", with: "Screen: Page")
    let arguments = ["-", "--stdin-path", "Screen.swift", "--format", "json"] + Samples.rule
    #expect(try box.run(arguments, input: Array(text.utf8)).findings().count == 1)
    #expect(try box.run(arguments + ["P"], input: Array(text.utf8)).findings().count == 1)
    #expect(try box.run(arguments + ["Q"], input: Array(text.utf8)).findings().count == 0)
  }

  @Test func onlyItsOwnProblemsAreReported() throws {
    let box = try Sandbox(["Broken.swift": "struct {{{"])
    try box.add("Binary.swift", [UInt8](repeating: 0, count: 100))
    let arguments = ["-", "--stdin-path", "./A.swift", "--format", "json"]
    #expect(try box.run(arguments, input: Array(Samples.clean.utf8)).problems() == [])
    let broken = try box.run(arguments, input: Array("struct {{{".utf8))
    #expect(try broken.problems().allSatisfy { $0.hasPrefix("./A.swift: line 1 ") })
    #expect(try broken.problems().count == 1)
    let missing = try box.run(arguments + ["nowhere"], input: Array(Samples.clean.utf8))
    #expect(missing.status == 2)
    #expect(try missing.problems() == ["nowhere: no such file or folder"])
  }

  @Test func badInput() throws {
    let box = try Sandbox(["F/A.swift": Samples.clean])
    let arguments = ["-", "--stdin-path", "A.swift", "--format", "json"]
    let binary = try box.run(arguments, input: [UInt8](repeating: 0, count: 5000))
    #expect(binary.status == 2)
    #expect(try binary.problems() == ["A.swift: is binary; not read"])
    #expect(try box.run(arguments).status == 0)
    let folder = try box.run(["-", "--stdin-path", "F"])
    #expect(folder.status == 2)
    #expect(folder.errors.hasPrefix("error: --stdin-path is the path of a file, and 'F' is a folder\n"))
  }
}
