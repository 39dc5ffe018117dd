// Fixing from the command line: what is written, what is said of it, and what survives.

import Foundation
import Testing

@Suite struct FixTests {
  private static let fix = ["--fix"] + Samples.rule
  /// What is left of `Samples.warning` and `Samples.info`.
  private static let fixed = Samples.clean

  private func text(_ box: Sandbox, _ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: box.path + "/" + name)), as: UTF8.self)
  }

  private func names(_ box: Sandbox, _ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: box.path + "/" + folder).sorted()
  }

  @Test func fixesAndReportsTheRest() throws {
    let box = try Sandbox(["W.swift": Samples.warning, "I.swift": Samples.info, "C.swift": Samples.clean])
    let outcome = try box.run(Self.fix)
    #expect(outcome.status == 0)
    #expect(outcome.text == "Fixed 2 findings in 2 files.\nNo findings in 3 files.\n")
    #expect(outcome.errors == "")
    #expect(try text(box, "W.swift") == Self.fixed)
    #expect(try text(box, "I.swift") == Self.fixed)
    #expect(try names(box) == ["C.swift", "I.swift", "W.swift"])
    #expect(try box.run(Self.fix).text == "Nothing to fix.\nNo findings in 3 files.\n")
  }

  @Test func statusTellsOfWhatRemains() throws {
    // Passed by another type, so that `private` would break it.
    let remains = Samples.warning + "\nlet counter = Counter(count: 1)\n"
    let box = try Sandbox([
      "W.swift": Samples.warning, "R.swift": remains.replacing("Counter", with: "Other"),
    ])
    let outcome = try box.run(Self.fix + ["--format", "json"])
    #expect(outcome.status == 1)
    #expect(try outcome.findings() == ["R.swift private-state warning"])
    let summary = try #require(try outcome.json()["summary"] as? [String: Any])
    #expect(summary["fixed"] as? [String: Int] == ["findings": 1, "files": 1])
    #expect(try text(box, "W.swift") == Self.fixed)
    #expect(try box.run(Samples.rule + ["--format", "json"]).text.contains("\"fixed\"") == false)
  }

  /// Files, folders and comments that are left out keep what they have.
  @Test func fixesOnlyWhatIsReported() throws {
    let silenced = Samples.warning.replacing(
      "  @State", with: "  // sameview:disable:next private-state\n  @State")
    let files = [
      "W.swift": Samples.warning, "S.swift": silenced, "Generated/G.swift": Samples.warning,
      "Info/I.swift": Samples.info,
      "Tests/T.swift": Samples.warning,
      ".sameview.yml":
        "exclude: [\"Generated/\"]\noverrides:\n  - paths: [\"Info/**\"]\n    rules: {private-state: off}\n",
    ]
    let box = try Sandbox(files)
    _ = try box.run(["--fix", "--only", "any-view"])
    _ = try box.run(["--fix", "--disable", "private-state"])
    _ = try box.run(["--fix", "--severity", "error"])
    for (name, content) in files { #expect(try text(box, name) == content) }
    _ = try box.run(["--fix"])
    for (name, content) in files where name != "W.swift" {
      #expect(try text(box, name) == content, "\(name)")
    }
    #expect(try text(box, "W.swift") == Self.fixed)
  }

  @Test func suggestedFixesAreAskedFor() throws {
    let code = """
      import SwiftUI

      struct Row: View {
        var body: some View {
          Text("a").onAppear { Task { await load() } }
        }
        func load() async { await Task.yield() }
      }

      """
    let box = try Sandbox(["A.swift": code])
    let rule = ["--only", "onappear-async-task"]
    _ = try box.run(["--fix"] + rule)
    #expect(try text(box, "A.swift") == code)
    #expect(try box.run(["--suggested"] + rule).status == 2)
    _ = try box.run(["--fix", "--suggested"] + rule)
    #expect(
      try text(box, "A.swift")
        == code.replacing("onAppear { Task { await load() } }", with: "task { await load() }"))
  }

  @Test func diffShowsAndWritesNothing() throws {
    let box = try Sandbox(["W.swift": Samples.warning, "I.swift": Samples.info])
    let outcome = try box.run(["--diff"] + Samples.rule)
    #expect(outcome.status == 1)
    let lines = outcome.text.components(separatedBy: "\n")
    #expect(lines.prefix(3) == ["--- a/I.swift", "+++ b/I.swift", "@@ -1,6 +1,6 @@"])
    #expect(lines.contains("-  @State var count = 0") && lines.contains("+  @State private var count = 0"))
    #expect(outcome.errors == "Would fix 2 findings in 2 files.\n")
    #expect(try box.run(["--fix", "--diff", "--quiet"] + Samples.rule).errors == "")
    #expect(try text(box, "W.swift") == Samples.warning)
    #expect(try box.run(["--diff", "--format", "json"] + Samples.rule).status == 2)
    let nothing = try box.run(["--diff", "--only", "any-view"])
    #expect(nothing.text == "")
    #expect(nothing.errors == "Nothing to fix.\n")
    #expect(nothing.status == 0)
    #expect(try box.run(["--fix", "--only", "any-view"]).text.hasPrefix("Nothing to fix.\nNo findings in "))
  }

  @Test(arguments: [
    Samples.warning, String(Samples.warning.dropLast()), Samples.warning.replacing("\n", with: "\r\n"),
    "\u{FEFF}" + Samples.warning, Samples.warning.replacing("  ", with: "\t"),
    "// Zähler 🧮 计数\n" + Samples.warning.replacing("count", with: "zähler"),
  ])
  func keepsEveryOtherByte(_ code: String) throws {
    let box = try Sandbox(["W.swift": code])
    let difference = try box.run(["--diff"] + Samples.rule).output
    let outcome = try box.run(Self.fix)
    #expect(outcome.status == 0)
    #expect(try text(box, "W.swift") == code.replacing("public var", with: "private var"))
    // The difference leads to the same bytes.
    let other = try Sandbox(["W.swift": code])
    if let status = try other.patch(difference) {
      #expect(status == 0)
      #expect(try text(other, "W.swift") == text(box, "W.swift"))
    }
  }

  @Test func standardInputComesBackFixed() throws {
    let box = try Sandbox(["A.swift": Samples.clean, "B.swift": Samples.warning])
    let input = ["-", "--stdin-path", "A.swift"] + Samples.rule
    let outcome = try box.run(input + ["--fix"], input: Array(Samples.warning.utf8))
    #expect(outcome.text == Self.fixed)
    #expect(outcome.errors == "Fixed 1 finding in 1 file.\nNo findings in 1 file.\n")
    #expect(outcome.status == 0)
    #expect(try text(box, "A.swift") == Samples.clean)
    #expect(try text(box, "B.swift") == Samples.warning)
    #expect(try box.run(input + ["--fix"], input: Array(Samples.clean.utf8)).text == Samples.clean)
    #expect(try box.run(input + ["--fix"], input: []).output.isEmpty)
    let difference = try box.run(input + ["--diff"], input: Array(Samples.warning.utf8))
    #expect(difference.text.hasPrefix("--- a/A.swift\n+++ b/A.swift\n"))
    #expect(difference.status == 1)
    // Input that is not text gives no text.
    let bad = try box.run(input + ["--fix"], input: [0xFF, 0xFE, 0x00])
    #expect(bad.output.isEmpty)
    #expect(bad.status == 2)
  }

  @Test func linksAndModesStay() throws {
    let box = try Sandbox(["Real/W.swift": Samples.warning])
    let real = box.path + "/Real/W.swift"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    try box.link("L.swift", to: "Real/W.swift")
    #expect(try box.run(["L.swift"] + Self.fix).status == 0)
    #expect(try text(box, "Real/W.swift") == Self.fixed)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: box.path + "/L.swift") == "Real/W.swift")
    #expect(try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions] as? Int == 0o640)
  }

  /// The user who may do everything is not kept from writing.
  @Test(.enabled(if: geteuid() != 0))
  func whatCannotBeWrittenIsSaid() throws {
    let box = try Sandbox([
      "W.swift": Samples.warning, "R.swift": Samples.warning, "Folder/F.swift": Samples.warning,
    ])
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: box.path + "/R.swift")
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: box.path + "/Folder")
    defer { try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: box.path + "/Folder") }
    let outcome = try box.run(Self.fix + ["--format", "json"])
    #expect(outcome.status == 2)
    let summary = try #require(try outcome.json()["summary"] as? [String: Any])
    #expect(summary["fixed"] as? [String: Int] == ["findings": 1, "files": 1])
    #expect(
      try outcome.problems() == [
        "Folder/F.swift: cannot be written: permission denied; it is not fixed",
        "R.swift: cannot be written: permission denied; it is not fixed",
      ])
    #expect(
      try outcome.findings() == ["Folder/F.swift private-state warning", "R.swift private-state warning"])
    #expect(try text(box, "W.swift") == Self.fixed)
    #expect(try text(box, "R.swift") == Samples.warning)
    #expect(try names(box, "Folder") == ["F.swift"])
  }

  /// Whenever the process is killed, every file is as before or fixed, and the next run tidies up.
  @Test func isNeverCaughtHalfWay() throws {
    let big = Samples.warning + String(repeating: "// What follows is long.\n", count: 2000)
    let files = Dictionary(uniqueKeysWithValues: (0..<60).map { ("F\($0).swift", big) })
    let box = try Sandbox(files)
    var isEnded = false
    for round in 0..<40 where !isEnded {
      let process = try box.start(Self.fix)
      Thread.sleep(forTimeInterval: 0.02 + Double(round % 20) * 0.03)
      isEnded = !process.isRunning
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for name in files.keys {
        let now = try text(box, name)
        #expect(now == big || now == Self.fixed + big.dropFirst(Samples.warning.count), "\(name)")
      }
    }
    #expect(try box.run(Self.fix).status == 0)
    #expect(try names(box) == files.keys.sorted())
  }
}

extension Sandbox {
  /// Starts `sameview` here and does not wait for it.
  fileprivate func start(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = try Self.binary.get()
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// The status of `patch -p1`; nil where there is no such program.
  fileprivate func patch(_ difference: Data) throws -> Int32? {
    let program = "/usr/bin/patch"
    guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
    let file = URL(fileURLWithPath: path + "/change.diff")
    try difference.write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-p1", "--binary", "-i", "change.diff"]
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
