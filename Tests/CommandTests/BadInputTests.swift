// Files and folders that are not meant to be linted: they must not stop, hang or deceive a run.

import Foundation
import Testing

@Suite struct BadInputTests {
  private func lint(_ box: Sandbox, _ paths: String...) throws -> Outcome {
    let outcome = try box.run(["--format", "json"] + Samples.rule + paths)
    #expect(outcome.hasExited)
    return outcome
  }

  @Test func missingPath() throws {
    let box = try Sandbox(["A.swift": Samples.warning])
    let outcome = try lint(box, "A.swift", "no/such.swift")
    #expect(outcome.status == 2)
    #expect(try outcome.findings() == ["A.swift private-state warning"])
    #expect(try outcome.problems() == ["no/such.swift: no such file or folder"])
    #expect(try lint(box, "no/such.swift").status == 2)
  }

  @Test func unreadableFile() throws {
    let box = try Sandbox(["A.swift": Samples.clean])
    mkfifo(box.path + "/Pipe.swift", 0o600)
    let found = try lint(box)
    #expect(found.status == 0)
    #expect(try found.problems() == [])
    let named = try lint(box, "Pipe.swift", "A.swift")
    #expect(named.status == 2)
    #expect(try named.problems() == ["Pipe.swift: is a named pipe; not read"])
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser reads everything"))
  func forbiddenFileAndFolder() throws {
    let box = try Sandbox(["A.swift": Samples.warning, "F/B.swift": "", "L.swift": ""])
    chmod(box.path + "/L.swift", 0)
    chmod(box.path + "/F", 0)
    defer { chmod(box.path + "/F", 0o700) }
    let found = try lint(box)
    #expect(found.status == 1)
    #expect(
      try found.problems() == [
        "F: cannot be read: permission denied", "L.swift: cannot be read: permission denied",
      ])
    #expect(try lint(box, "A.swift", "L.swift").status == 2)
    #expect(try lint(box, "A.swift", "F").status == 2)
  }

  @Test func loopOfLinks() throws {
    let box = try Sandbox(["F/A.swift": Samples.warning])
    try box.link("F/self", to: ".")
    try box.link("F/up", to: "..")
    try box.link("a", to: "b")
    try box.link("b", to: "a")
    try box.link("A.swift", to: "A.swift")
    let outcome = try lint(box)
    #expect(outcome.status == 1)
    #expect(try outcome.findings() == ["F/A.swift private-state warning"])
    #expect(try lint(box, "A.swift").status == 2)
  }

  @Test func binaryFile() throws {
    let box = try Sandbox(["A.swift": Samples.warning])
    try box.add("B.swift", (0..<9000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
    let utf16 = Samples.warning.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try box.add("U.swift", [0xFF, 0xFE] + utf16)
    let outcome = try lint(box)
    #expect(outcome.status == 1)
    #expect(try outcome.findings() == ["A.swift private-state warning"])
    #expect(
      try outcome.problems() == ["B.swift: is binary; not read", "U.swift: is UTF-16; Swift source is UTF-8"])
    #expect(try lint(box, "B.swift").status == 2)
  }

  /// Text in an older encoding is linted as far as it can be read.
  @Test func notUTF8() throws {
    let box = try Sandbox()
    try box.add("Latin.swift", Array("// caf".utf8) + [0xE9, 0x0A] + Array(Samples.warning.utf8))
    let outcome = try lint(box)
    #expect(outcome.status == 1)
    #expect(try outcome.findings() == ["Latin.swift private-state warning"])
    #expect(try outcome.problems() == ["Latin.swift: is not valid UTF-8 (first at line 1)"])
  }

  @Test func hugeFile() throws {
    let box = try Sandbox(["A.swift": Samples.warning, "Huge.swift": ""])
    #expect(truncate(box.path + "/Huge.swift", 100 << 20) == 0)
    let start = Date()
    let outcome = try lint(box)
    #expect(Date().timeIntervalSince(start) < 5)
    #expect(outcome.status == 1)
    #expect(try outcome.problems() == ["Huge.swift: is larger than 64 MiB; not read"])
  }

  @Test func emptyFile() throws {
    let box = try Sandbox(["Empty.swift": "", "Break.swift": "\n"])
    let outcome = try lint(box)
    #expect(outcome.status == 0)
    #expect(try outcome.problems() == [])
  }

  @Test func lineBreaksAndByteOrderMark() throws {
    let box = try Sandbox()
    let crlf = Samples.warning.replacingOccurrences(of: "\n", with: "\r\n")
    try box.add("CRLF.swift", crlf)
    try box.add("CR.swift", Samples.warning.replacingOccurrences(of: "\n", with: "\r"))
    try box.add("BOM.swift", [0xEF, 0xBB, 0xBF] + Array(crlf.utf8))
    let outcome = try lint(box)
    #expect(try outcome.problems() == [])
    let findings = try #require(try outcome.json()["findings"] as? [[String: Any]])
    #expect(findings.count == 3)
    for finding in findings {
      let range = try #require(finding["range"] as? [String: [String: Int]])
      #expect(range["start"]?["line"] == 4 && range["start"]?["column"] == 21)
    }
  }

  @Test func nulBytes() throws {
    let box = try Sandbox()
    try box.add("Nul.swift", Array("// \0\0\n".utf8) + Array(Samples.warning.utf8) + [0])
    let outcome = try lint(box)
    #expect(outcome.status == 1)
    #expect(try outcome.findings() == ["Nul.swift private-state warning"])
  }

  /// A view whose body is too large to analyze.
  private static func large(_ name: String) -> String {
    let rows = String(repeating: "Text(\"a\")\n", count: 10_000)
    return "import SwiftUI\nstruct \(name): View { var body: some View { VStack {\n\(rows) } } }\n"
  }

  @Test func whatIsTooLargeFailsTheRun() throws {
    let box = try Sandbox(["Large.swift": Self.large("A") + Self.large("B"), "Small.swift": "struct S {}\n"])
    let outcome = try box.run(["--format", "json"])
    #expect(outcome.status == 2)
    let problems = try #require(try outcome.json()["problems"] as? [[String: Any]])
    #expect(problems.count == 2)
    #expect(problems.allSatisfy { ($0["message"] as? String)?.contains("`body` is too large to analyze") == true })
    #expect(try box.run(["--format", "sarif"]).text.contains("\"executionSuccessful\": false"))
    #expect(try box.run(["--fail-on", "never"]).status == 2)
    #expect(try box.run(["Small.swift", "--context", "."]).status == 0)
    // What it hides is neither written down nor taken out.
    let written = try box.run(["--write-baseline", "known"])
    #expect(written.status == 2)
    #expect(written.errors.contains("Large.swift: warning: line 2: `body` is too large to analyze"))
    #expect(written.errors.hasSuffix("warning: the baseline lacks the findings of skipped code\n"))
    #expect(try box.run(["--baseline", "known", "--prune-baseline"]).status == 2)
    // Findings say more.
    try box.add("Found.swift", Samples.warning)
    #expect(try box.run([]).status == 1)
  }

  /// What a comment silences in code that was not checked is unknown.
  @Test func commentsAreUsedWhereCodeIsSkipped() throws {
    let comment = "// sameview:disable:next index-as-id - a reason\nlet x = 1\n"
    let unused = ["Other.swift unused-suppression warning"]
    let box = try Sandbox(["Large.swift": Self.large("A") + comment, "Other.swift": comment])
    #expect(try box.run(["--format", "json"]).findings() == unused)
    try box.add("Large.swift", comment + "struct {{{\n")
    #expect(try box.run(["--format", "json"]).findings() == unused)
  }

  @Test func whatIsTooLargeMayBeLeftAlone() throws {
    let box = try Sandbox(["Large.swift": Self.large("A"), "Small.swift": "struct S {}\n"])
    try box.add(".sameview.yml", "exclude: [Large.swift]\n")
    let outcome = try box.run(["--format", "json"])
    #expect(outcome.status == 0)
    #expect(try #require(try outcome.json()["problems"] as? [Any]).isEmpty)
    let others = try Sandbox([
      "Tests/Large.swift": Self.large("A"), "Generated.swift": "// Generated using a tool.\n" + Self.large("B"),
    ])
    #expect(try others.run([]).status == 0)
  }

  /// A file above the limit of what is read.
  @Test func filesTooLargeToRead() throws {
    let box = try Sandbox(["Small.swift": "struct S {}\n"])
    for name in ["Large.swift", "Tests/Large.swift"] {
      try box.add(name, "")
      let file = try #require(FileHandle(forWritingAtPath: box.path + "/" + name))
      try file.truncate(atOffset: (64 << 20) + 1)
    }
    #expect(try box.run([]).status == 2)
    try box.add(".sameview.yml", "exclude: [Large.swift]\n")
    let outcome = try box.run([])
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("is larger than 64 MiB; not read"))
  }

  @Test func whatNestsTooDeeplyFailsTheRun() throws {
    let deep = "func f() { " + String(repeating: "g { ", count: 1_000) + String(repeating: "}", count: 1_000) + " }\n"
    #expect(try Sandbox(["Deep.swift": deep]).run([]).status == 2)
  }

  @Test(arguments: [
    "(", "[", "{", "if true {", "a<", "\"\\(", "#if X\n", "f { ", "@a(", "-", "try ", "a ? ", "case (",
  ])
  func deepNesting(_ opening: String) throws {
    let box = try Sandbox(["Deep.swift": "let x = " + String(repeating: opening, count: 10_000)])
    let body = "struct V: View { var body: some View { " + String(repeating: opening, count: 10_000) + "} }"
    try box.add("Body.swift", "import SwiftUI\n" + body)
    let start = Date()
    let outcome = try box.run(["--format", "json"])
    #expect(outcome.hasExited && outcome.status <= 2)
    #expect(Date().timeIntervalSince(start) < 30)
    _ = try outcome.findings()
    #expect(try box.run(["tree", "Body.swift"]).hasExited)
    #expect(try box.run(["tree", "Body.swift", "--types"]).hasExited)
  }

  @Test func namesThatCommandTheTerminal() throws {
    let names = ["a\nb.swift", "c\u{1B}[31md.swift", "e\u{202E}f.swift", "-g.swift", "h \"'\\.swift"]
    let box = try Sandbox(Dictionary(uniqueKeysWithValues: names.map { ("S/" + $0, Samples.warning) }))
    let json = try lint(box)
    #expect(
      try json.findings()
        == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        .map { "S/\($0) private-state warning" })
    for format in ["text", "xcode"] {
      let text = try box.run(["--format", format] + Samples.rule).text
      #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
      #expect(text.contains("S/a\\u{a}b.swift:4:21: warning: "))
    }
    for arguments in [["\u{1B}[31m.swift"], ["--only", "\u{1B}[31m"], ["--\u{1B}[31m"], ["explain", "a\rb"]] {
      let outcome = try box.run(arguments)
      #expect(outcome.status == 2)
      #expect(!(outcome.text + outcome.errors).contains { $0 == "\u{1B}" || $0 == "\r" })
    }
    #expect(try box.run(["--", "-g.swift"], in: "S").status == 1)
  }

  @Test func brokenSyntaxIsAProblem() throws {
    let box = try Sandbox(["A.swift": Samples.warning, "Broken.swift": "struct {{{"])
    let outcome = try lint(box)
    #expect(outcome.status == 1)
    #expect(try outcome.problems() == ["Broken.swift: line 1 is not valid Swift; the code around it is skipped"])
  }

  /// A reader that asked for the first lines only needs no message.
  @Test func readersThatGo() throws {
    let box = try Sandbox(["A.swift": Samples.warning])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "{ sleep 1; \"$0\" .; echo $? >status; } | true", try Sandbox.binary.get().path]
    process.currentDirectoryURL = URL(fileURLWithPath: box.path)
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    #expect(errors.fileHandleForReading.readDataToEndOfFile() == Data())
    #expect(try String(contentsOfFile: box.path + "/status", encoding: .utf8) == "2\n")
  }

  /// A full disk must not pass for a clean run.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func outputThatCannotBeWritten() throws {
    let box = try Sandbox(["A.swift": Samples.clean])
    let process = Process()
    process.executableURL = try Sandbox.binary.get()
    process.arguments = ["A.swift"]
    process.currentDirectoryURL = URL(fileURLWithPath: box.path)
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text == "error: the output cannot be written: the disk is full\n")
  }
}
