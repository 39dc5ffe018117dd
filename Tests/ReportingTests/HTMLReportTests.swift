// The report for a browser: its data, its security policy, and its size.

import Foundation
import Linting
import Syntax
import Testing

@testable import Reporting

/// A page in its parts.
struct HTMLParts {
  let page: String
  let data: String
  let script: String
  let style: String

  init(_ page: String) throws {
    func part(_ start: String, _ end: String) throws -> String {
      let parts = page.components(separatedBy: start)
      try #require(parts.count == 2, "\(start) is there once")
      return try #require(parts[1].components(separatedBy: end).first)
    }
    self.page = page
    data = try part("<script type=\"application/json\" id=\"data\">", "</script>")
    script = try part("<script>", "</script>")
    style = try part("<style>", "</style>")
  }

  func json() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
  }
  func list(_ name: String) throws -> [[String: Any]] { try #require(try json()[name] as? [[String: Any]]) }
  func notices() throws -> [String] {
    let notices = try #require(try json()["notices"] as? [String: Any])
    return try #require(notices["texts"] as? [String])
  }
}

@Suite struct HTMLReportTests {
  @Test func theDataHasTheFindings() throws {
    let parts = try HTMLParts(Sample.full.report(.html))
    let findings = try parts.list("findings")
    #expect(
      findings.compactMap { $0["rule"] as? String } == ["observed-object-created-here", "work-in-body", "long-content"])
    #expect(findings.compactMap { $0["severity"] as? String } == ["error", "warning", "info"])
    let files = try parts.list("files")
    #expect(files.compactMap { $0["path"] as? String } == ["Sources/Home.swift", "Sources/Store.swift"])

    // The range is that of the text in the line that the page shows.
    let place = try #require(findings[0]["place"] as? [String: Any])
    let lines = try #require(files[0]["lines"] as? [String: String])
    let number = try #require(place["line"] as? Int)
    let line = try #require(lines[String(number)])
    let (from, to) = (try #require(place["from"] as? Int), try #require(place["to"] as? Int))
    #expect(line.dropFirst(from).prefix(to - from) == "@ObservedObject")

    let notes = try #require(findings[1]["notes"] as? [[String: Any]])
    #expect(
      notes.compactMap { $0["message"] as? String } == ["`rows` calls `load()`", "`load()` calls `Data(contentsOf:)`"])
    #expect(try parts.list("problems").compactMap { $0["message"] as? String } == ["no such file"])
    #expect(parts.page.contains("<p>Found 1 error, 1 warning and 1 info in 2 files; 1 problem.</p>"))
  }

  @Test func fixesAreDifferences() throws {
    let findings = try HTMLParts(Sample.full.report(.html)).list("findings")
    let fixes = try #require(findings[0]["fixes"] as? [[String: Any]])
    let hunks = try #require(fixes[0]["hunks"] as? [[String: Any]])
    #expect(hunks.count == 1)
    #expect(hunks[0]["line"] as? Int == 4)
    #expect(
      hunks[0]["lines"] as? [String] == [
        " ", " struct Home: View {", "-  @ObservedObject var model = Model()", "+  @StateObject var model = Model()",
        " ",
        "   var body: some View {",
      ])
  }

  @Test(arguments: [
    "</script><script>alert(1)</script>", "<!--<script>", "\"'&<>", "a\u{2028}b\u{2029}c", "\u{0}\u{1B}[31m\u{7F}",
    "\u{202E}evil\u{2066}", "{{}}\\", "]]>", "日本 😀",
  ])
  func hostileNamesStayInTheData(name: String) throws {
    var sample = Sample("let x = \"\(name)\" // \(name)\n", at: "let x")
    sample.files = [SourceText(path: "\(name).swift", bytes: sample.files[0].bytes)]
    let place = sample.findings[0].location
    sample.findings = [
      Finding(
        rule: "r", group: .identity, severity: .warning, message: name, help: name, location: place,
        notes: [Note(name, at: place)], fixes: [Fix(name, .safe, [Fix.Edit(place, with: name)])])
    ]
    sample.problems = [Problem(file: name, message: name)]
    var options = ReportOptions(toolVersion: "1")
    options.html.owners = [0: name]
    options.html.articles = ["r": name]
    options.html.bodies = [HTMLContents.Part { $0.member(name, name) }]
    let page = String(decoding: ReportFormat.html.report(sample.result, options: options), as: UTF8.self)
    let plain = try HTMLParts(Sample.full.report(.html))
    let parts = try HTMLParts(page)
    #expect(!parts.data.contains("<"))
    #expect(!page.unicodeScalars.contains { $0 != "\n" && $0.isHidden })
    #expect(parts.script == plain.script && parts.style == plain.style)
    // Only the data and the number of findings differ from page to page.
    let ends = page.components(separatedBy: parts.data)
    #expect(ends.count == 2 && !ends.joined().contains("alert(1)"))
    #expect(try parts.list("findings").count == 1)
    #expect(try parts.list("findings")[0]["message"] as? String == visible(name, keeping: nil))
  }

  @Test func thePolicyPermitsThisScriptAndStyleOnly() throws {
    let parts = try HTMLParts(Sample.full.report(.html))
    let script = SHA256.base64(Array(parts.script.utf8))
    let style = SHA256.base64(Array(parts.style.utf8))
    #expect(
      parts.page.contains(
        """
        content="default-src 'none'; script-src 'sha256-\(script)'; style-src 'sha256-\(style)'; base-uri 'none'; \
        form-action 'none'"
        """))
    for word in [
      "innerHTML", "outerHTML", "insertAdjacent", "document.write", "eval(", "Function(", "import(", "fetch(",
    ] {
      #expect(!parts.script.contains(word), "\(word)")
    }
    let markup = parts.page.components(separatedBy: parts.data).joined()
      .components(separatedBy: parts.script).joined().components(separatedBy: parts.style).joined()
    for word in [" src=", " onclick", " onload", " style=", "http:", "https:"] {
      #expect(!markup.contains(word), "\(word)")
    }
    #expect(!parts.style.contains("url(") && !parts.style.contains("@import"))
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func digestsAreThoseOfTheStandard(text: String, digest: String) {
    let hex = SHA256.digest(Array(text.utf8)).map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
    #expect(hex.joined() == digest)
  }

  @Test func digestsAreWrittenInBase64() {
    #expect(SHA256.base64([]) == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
  }

  /// 30,000 findings, trees of 6 MB and a graph of 3 MB.
  @Test func largeReportsStayBelowTheLimit() throws {
    let line = "    Text(\"\(String(repeating: "x", count: 150))\")\n"
    var sample = Sample(String(repeating: line, count: 30_000), 0, 0)
    sample.findings = (0..<30_000).map { number in
      let start = number * line.utf8.count + 4
      return Finding(
        rule: "r", group: .dependency, severity: number % 100 == 0 ? .error : .info,
        message: "the view <of> number \(number) is evaluated",
        location: Location(file: 0, start: start, end: start + 4),
        notes: [Note("n", .path, at: Location(file: 0, start: start, end: start + 4))])
    }
    var options = ReportOptions(toolVersion: "1")
    options.html.articles = ["r": String(repeating: "a word ", count: 1_000)]
    options.html.bodies = (0..<3_000).map { number in
      HTMLContents.Part { $0.member("name", "\(number)" + String(repeating: "<", count: 350)) }
    }
    options.html.bodyCount = 5_000
    options.html.views = (0..<2_000).map { id in
      HTMLContents.Part { json in
        json.member("id", id)
        json.member("name", String(repeating: "v", count: 1_000))
      }
    }
    options.html.sources = (0..<1_000).map { number in
      HTMLContents.Source(HTMLContents.Part { $0.member("count", 1_000 - number) }, views: [number, number + 1])
    }
    let bytes = ReportFormat.html.report(sample.result, options: options)
    #expect(bytes.count <= 2_000_000 && bytes.count > 1_500_000)
    let parts = try HTMLParts(String(decoding: bytes, as: UTF8.self))
    let findings = try parts.list("findings")
    #expect(findings.prefix(300).allSatisfy { $0["severity"] as? String == "error" })
    let (bodies, sources) = (try parts.list("bodies"), try parts.list("sources"))
    #expect(!bodies.isEmpty && !sources.isEmpty)
    #expect(
      try parts.notices() == [
        "\(30_000 - findings.count) findings left out, because the page would be too large. The format json has all findings.",
        "\(5_000 - bodies.count) trees left out, because the page would be too large. `sameview tree` prints the trees of any file.",
        "\(1_000 - sources.count) sources left out, because the page would be too large. `sameview graph` prints all of them.",
        "\(2_000 - (try parts.list("views").count)) views left out, because the page would be too large. `sameview graph` prints all of them.",
      ])
    // Each view that a source mentions is there.
    let views = Set(try parts.list("views").compactMap { $0["id"] as? Int })
    #expect(sources.indices.allSatisfy { views.contains($0) && views.contains($0 + 1) })
  }

  @Test func longLinesAreCut() throws {
    let sample = Sample(String(repeating: "x ", count: 100_000) + "wanted", at: "wanted")
    let parts = try HTMLParts(sample.report(.html))
    let place = try #require(try parts.list("findings")[0]["place"] as? [String: Any])
    let text = try #require(place["text"] as? String)
    let (from, to) = (try #require(place["from"] as? Int), try #require(place["to"] as? Int))
    #expect(text.dropFirst(from).prefix(to - from) == "wanted")
    #expect(parts.data.utf8.count < 2_000)
  }

  /// Runs the page's script, if Node is installed.
  @Test(.enabled(if: node != nil)) func theScriptShowsEverything() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    var options = ReportOptions(toolVersion: "1")
    options.html.articles = [
      "work-in-body": "# work-in-body\n\nA `body`.\n\n| a | b |\n|---|---|\n| c | d |\n\n- e\n  f\n\n```swift\ng\n```\n"
    ]
    options.html.owners = [0: "@ios"]
    try Data(ReportFormat.html.report(Sample.full.result, options: options)).write(to: file)
    let process = Process()
    process.executableURL = node
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../integration/page.js")
      .standardized
    process.arguments = [script.path, file.path]
    let errors = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: message, as: UTF8.self))")
  }
}

/// Node, which runs JavaScript; nil if it is not installed.
private let node: URL? = {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  return folders.map { URL(filePath: String($0)).appending(path: "node") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
}()
