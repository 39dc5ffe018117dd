// `sameview hook`, given what coding agents say about their edits.

import Foundation
import Testing

@Suite struct HookTests {
  /// A folder with a repository in which these files are committed.
  private func repository(_ files: [String: String]) throws -> Sandbox {
    let box = try Sandbox(files)
    for arguments in [
      ["init", "--quiet"], ["add", "--all"],
      ["-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "--quiet", "--message", "all"],
    ] {
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/git")
      git.arguments = arguments
      git.currentDirectoryURL = URL(fileURLWithPath: box.path)
      try git.run()
      git.waitUntilExit()
      try #require(git.terminationStatus == 0)
    }
    return box
  }

  private func hook(
    _ box: Sandbox, _ path: String, _ options: [String] = [], folder: String? = nil, in working: String = ""
  ) throws -> Outcome {
    let event: [String: Any] = [
      "hook_event_name": "PostToolUse", "tool_name": "Edit", "cwd": folder ?? box.path,
      "tool_input": ["file_path": path, "old_string": "a", "new_string": "b"], "tool_response": ["success": true],
    ]
    return try box.run(
      ["hook"] + options, input: Array(try JSONSerialization.data(withJSONObject: event)), in: working)
  }

  private func expectSilence(_ outcome: Outcome, _ comment: Comment? = nil) {
    #expect(outcome.status == 0, comment)
    #expect(outcome.text == "" && outcome.errors == "", comment)
  }

  @Test func anEditThatBringsAHazardIsReported() throws {
    let box = try repository(["Sources/A.swift": Samples.clean])
    expectSilence(try hook(box, box.path + "/Sources/A.swift"), "nothing has changed")
    try box.add("Sources/A.swift", Samples.warning)
    for path in [box.path + "/Sources/A.swift", "Sources/A.swift"] {
      let outcome = try hook(box, path)
      #expect(outcome.status == 2 && outcome.text == "")
      let lines = outcome.errors.split(separator: "\n")
      #expect(lines.count == 2 && lines[0].hasPrefix("Sources/A.swift:4: warning private-state: "))
      #expect(lines.last?.hasSuffix("next: sameview explain --finding Sources/A.swift:4") == true)
    }
  }

  /// The command that fixes the findings is one that works.
  @Test func theProposedFixApplies() throws {
    let box = try repository(["My A.swift": Samples.clean])
    try box.add("My A.swift", Samples.warning)
    let line = try hook(box, "My A.swift").errors
    let start = try #require(line.range(of: "1 fixable: sameview ")?.upperBound)
    let command = line[start...].prefix { $0 != ";" }
    #expect(command == "--fix --severity warning 'My A.swift' --context . --changed-lines")
    let words = ["--fix", "--severity", "warning", "My A.swift", "--context", ".", "--changed-lines"]
    #expect(try box.run(words).status == 0)
    expectSilence(try hook(box, "My A.swift"), "the file is as it was")
  }

  @Test func onlyWhatHasChangedCounts() throws {
    let box = try repository(["A.swift": Samples.warning, "B.swift": Samples.warning])
    try box.add("A.swift", Samples.warning + "\n// More.\n")
    expectSilence(try hook(box, "A.swift"), "the finding was there before")
    try box.add("B.swift", Samples.warning.replacingOccurrences(of: "public var count", with: "public var total"))
    expectSilence(try hook(box, "A.swift"), "another file")
    try box.add("New.swift", Samples.warning.replacingOccurrences(of: "Counter", with: "Other"))
    #expect(try hook(box, "New.swift").status == 2)
  }

  @Test func withoutGitTheFileCounts() throws {
    let box = try Sandbox(["A.swift": Samples.warning])
    let outcome = try hook(box, "A.swift")
    #expect(outcome.status == 2 && !outcome.errors.contains("--changed-lines"))
  }

  @Test func theThresholdIsAnOption() throws {
    let box = try Sandbox(["A.swift": Samples.info, "B.swift": Samples.warning.replacing("Counter", with: "Other")])
    expectSilence(try hook(box, "A.swift"))
    #expect(try hook(box, "A.swift", ["--severity", "info"]).status == 2)
    expectSilence(try hook(box, "B.swift", ["--severity", "error"]))
    expectSilence(try hook(box, "B.swift", ["--disable", "private-state"]))
  }

  /// The project is what is around the file, so that names of other files are known.
  @Test func otherFilesAreRead() throws {
    let row = """
      import SwiftUI
      struct Row: View {
        @State private var draft = ""
        var body: some View { TextField("Draft", text: $draft) }
      }

      """
    let list = """
      import SwiftUI
      struct Page: View {
        @Binding var isOn: Bool
        var body: some View {
          VStack {
            Toggle("On", isOn: $isOn)
            Row().id(UUID())
          }
        }
      }

      """
    let box = try Sandbox(["App/Row.swift": row, "App/List.swift": list])
    let outcome = try hook(box, box.path + "/App/List.swift")
    #expect(outcome.errors.contains("`@State draft` of `Row`"))
    // The agent has gone into another folder, which may be gone.
    for folder in ["/", box.path + "/gone", "relative", ""] {
      #expect(try hook(box, "App/List.swift", folder: folder == "/" ? box.path : folder).status == 2)
    }
    try box.add("Package.swift", "// swift-tools-version: 6.0\n")
    let above = try hook(box, box.path + "/App/List.swift", folder: "/usr")
    #expect(above.status == 2 && above.errors.contains("`@State draft` of `Row`"))
  }

  /// What is around a syntax error is not checked, so that silence would be wrong.
  @Test func aSyntaxErrorIsNotSilence() throws {
    let box = try Sandbox([
      "A.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") }\n", "B.swift": "{",
    ])
    let outcome = try hook(box, "A.swift")
    #expect(outcome.status == 2 && outcome.errors.hasPrefix("A.swift"), "\(outcome.errors)")
    #expect(outcome.errors.contains("no findings in 1 file, 1 problem; next: read the problems"), "\(outcome.errors)")
    try box.add("A.swift", "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n")
    expectSilence(try hook(box, "A.swift"), "the other file is not the matter of this edit")
  }

  /// An agent that was started in the home folder edits one project of many.
  @Test func theHomeFolderIsNotAProject() throws {
    let box = try Sandbox([
      "home/App/.git/HEAD": "", "home/App/Sources/A.swift": Samples.warning,
      "home/Other/B.swift": "struct Text: View {}",
    ])
    let home = box.path + "/home"
    let event = #"{"cwd": "\#(home)", "tool_input": {"file_path": "\#(home)/App/Sources/A.swift"}}"#
    let outcome = try box.run(["hook"], input: Array(event.utf8), environment: ["HOME": home])
    // Places are relative to the agent's folder, where it runs the commands.
    #expect(outcome.status == 2 && outcome.errors.hasPrefix("App/Sources/A.swift:4: "), "\(outcome.errors)")
    #expect(outcome.errors.contains(" App/Sources/A.swift --context \(home)/App;"))
  }

  @Test func baselinesAndConfigurationsCount() throws {
    let box = try Sandbox(["A.swift": Samples.warning, ".sameview.yml": "rules: {private-state: off}\n"])
    expectSilence(try hook(box, "A.swift"))
    try box.add(".sameview.yml", "rules: [\n")
    let outcome = try hook(box, "A.swift")
    #expect(outcome.status == 1 && outcome.errors.contains(".sameview.yml:"), "the agent cannot mend this")
  }

  @Test func otherFilesAndToolsAreLeftAlone() throws {
    let box = try Sandbox([
      "A.swift": Samples.warning, "Notes.md": "# Notes", ".gitignore": "Ignored.swift\n",
      "Ignored.swift": Samples.warning, ".git/HEAD": "", "Folder.swift/B.txt": "",
    ])
    for path in ["Notes.md", "None.swift", "Ignored.swift", "Folder.swift", "", "/dev/null", "A.swift\u{0}"] {
      expectSilence(try hook(box, path), "\(path)")
    }
    for event in [
      "{}", "[]", "3", "null", "\"A.swift\"", #"{"tool_input": 3}"#, #"{"tool_input": {"command": "ls"}}"#,
      #"{"tool_input": {"file_path": ["A.swift"]}}"#, #"{"tool_input": {"path": "A.swift"}, "cwd": {}}"#,
    ] {
      expectSilence(try box.run(["hook"], input: Array(event.utf8)), "\(event)")
    }
  }

  @Test func whatIsNoHookIsAnError() throws {
    let box = try Sandbox(["A.swift": Samples.warning])
    var random = Array(repeating: UInt8(0), count: 100_000)
    for i in random.indices { random[i] = UInt8(truncatingIfNeeded: i &* i &* 31 >> 3) }
    let deep = Array(String(repeating: "{\"tool_input\":", count: 100_000).utf8)
    for input in [[], Array("A.swift".utf8), random, deep, Array("{}{}".utf8)] {
      let outcome = try box.run(["hook"], input: input)
      #expect(outcome.status == 1 && outcome.text == "")
      #expect(outcome.errors.hasPrefix("error: standard input is not the JSON of a hook: byte "))
    }
    #expect(try box.run(["hook", "--sevrity", "info"]).status == 1, "2 would be a finding")
    #expect(try box.run(["hook", "--severity", "none"], input: Array("{}".utf8)).status == 1)
  }

  /// What a tool has written may be long.
  @Test func longEditsAreRead() throws {
    let box = try Sandbox(["A.swift": Samples.warning])
    let content = String(repeating: "x\\n", count: 2_000_000)
    let event = #"{"tool_input": {"content": "\#(content)", "file_path": "A.swift"}}"#
    #expect(try box.run(["hook"], input: Array(event.utf8)).status == 2)
  }
}
