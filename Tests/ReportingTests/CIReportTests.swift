// Reports for CI servers: what must be escaped is, and other programs can read them.

import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif
import Linting
import Reporting
import Syntax
import Testing

@Suite struct CIReportTests {
  /// A path and messages with everything that some format could trip over.
  private var nasty: Sample {
    var sample = Sample("let a = \"é😀\"; b()\nc()\n", at: "b()")
    let file = SourceText(path: "A, b:c %0A<\"&'>é\n.swift", bytes: sample.files[0].bytes)
    sample.files = [file]
    let location = sample.findings[0].location
    sample.findings = [
      Finding(
        rule: "any-view", group: .identity, severity: .error, message: "50 % of <a> & \"b\"\nin two lines, x::y | z",
        help: "do: this", location: location, notes: [Note("here", at: location)],
        fixes: [Fix("Replace it", .safe, [Fix.Edit(location, with: "d()\n")])]),
      Finding(rule: "any-view", group: .identity, severity: .info, message: "\u{0}\u{1B}[0m", location: location),
    ]
    sample.problems = [Problem(file: file.path, message: "is not \"text\"\n")]
    return sample
  }

  @Test func commandsOfGitHubStayOnOneLine() {
    let lines = nasty.report(.github).split(separator: "\n")
    #expect(
      lines == [
        "::error file=A%2C b%3Ac %250A<\"&'>é%0A.swift,line=1,endLine=1,col=19,endColumn=22,title=any-view::"
          + "50 %25 of <a> & \"b\"%0Ain two lines, x::y | z%0Ado: this",
        "::notice file=A%2C b%3Ac %250A<\"&'>é%0A.swift,line=1,endLine=1,col=19,endColumn=22,title=any-view::\\u{0}\\u{1b}[0m",
        "::error file=A%2C b%3Ac %250A<\"&'>é%0A.swift::is not \"text\"%0A",
      ])
  }

  @Test func gitLabReadsAList() throws {
    let text = nasty.report(.gitlab)
    let list = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(list.map { $0["severity"] as? String } == ["critical", "info"])
    let fingerprints = list.compactMap { $0["fingerprint"] as? String }
    #expect(Set(fingerprints).count == 2)
    #expect(fingerprints.allSatisfy { $0.count == 16 })
  }

  @Test(arguments: [ReportFormat.checkstyle, .junit])
  func xmlIsWellFormed(_ format: ReportFormat) throws {
    for sample in [nasty, Sample.full, Sample()] {
      let parser = XMLParser(data: Data(sample.report(format).utf8))
      #expect(parser.parse(), "\(sample.report(format))")
    }
  }

  @Test(arguments: [
    " ::error::x", "\u{3000}::error::x", "\u{2028}::error::x", "\u{9B}31m", "a\u{1B}[0m", "##vso[x]",
  ])
  func linesThatCommand(_ line: String) { #expect(commands(inLine: Array(line.utf8))) }

  @Test(arguments: ["+  Text(\"a::b\")", "\t// é 👩‍👩‍👧", "let x = A::b", ""])
  func linesThatShow(_ line: String) { #expect(!commands(inLine: Array(line.utf8))) }

  /// A program that shows a report would obey them, or show another order than that of the text.
  @Test(arguments: [ReportFormat.checkstyle, .junit])
  func xmlHoldsNoControls(_ format: ReportFormat) {
    var sample = Sample("let a = 1", at: "a")
    sample.problems = [Problem(file: "\u{85}\u{9B}\u{202E}\u{2066}\u{1B}\u{FFFF}.swift", message: "\u{7F}\u{2028}")]
    let text = sample.report(format)
    #expect(text.contains("\\u{85}\\u{9b}\\u{202e}\\u{2066}\\u{1b}\u{FFFD}.swift"))
    #expect(text.contains("\\u{7f}\\u{2028}"))
  }

  /// GitHub takes what begins a line so for a command, after any white space.
  @Test(arguments: [ReportFormat.text, .xcode, .github, .markdown, .statistics])
  func noLineBeginsWithACommand(_ format: ReportFormat) {
    for path in ["::error::a.swift", " \t\u{3000}::error::a.swift"] {
      var sample = Sample("::error::code", at: "error")
      sample.files = [SourceText(path: path, bytes: sample.files[0].bytes)]
      sample.findings = [
        Finding(
          rule: "r", group: .identity, severity: .warning, message: "::error::m\n::error::n", help: "::error::h",
          location: sample.findings[0].location, notes: [Note("::error::note", at: sample.findings[0].location)])
      ]
      sample.problems = [Problem(file: path, message: "::error::p")]
      let isOwn = format == .github
      for line in sample.report(format).split(whereSeparator: \.isNewline) {
        let begins = line.drop { $0.isWhitespace }.hasPrefix("::")
        #expect(begins == isOwn && !line.hasPrefix("::error::"), "\(line)")
      }
    }
    #expect(visible("a ::b::\n ::c::", keeping: "\n") == "a ::b::\n \\u{3a}:c::")
    #expect(visible(":", keeping: nil) == ":")
  }

  @Test func sarifSaysWhetherTheRunSucceeded() {
    var sample = Sample("let a = 1", at: "a")
    sample.problems = [Problem(file: "A.swift", message: "m")]
    #expect(sample.report(.sarif).contains("\"executionSuccessful\": true"))
    sample.problems.append(Problem(file: "A.swift", message: "n", severity: .warning, isFailure: true))
    #expect(sample.report(.sarif).contains("\"executionSuccessful\": false"))
  }

  @Test func junitCountsWhatFails() {
    let text = nasty.report(.junit)
    #expect(text.contains("<testsuites name=\"sameview\" tests=\"3\" failures=\"1\" errors=\"1\">"))
    #expect(text.contains("message=\"50 % of &lt;a&gt; &amp; &quot;b&quot;&#10;in two lines, x::y | z\">"))
    #expect(Sample().report(.junit).contains("<testcase name=\"no findings\""))
  }

  @Test func sarifCountsUTF16AndQuotesPaths() throws {
    let text = nasty.report(.sarif)
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((document["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let location = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    #expect(
      (location["artifactLocation"] as? [String: Any])?["uri"] as? String
        == "A%2C%20b%3Ac%20%250A%3C%22%26%27%3E%C3%A9%0A.swift")
    // Two bytes and four bytes before it are one unit and two.
    #expect((location["region"] as? [String: Any])?["startColumn"] as? Int == 16)
    #expect((result["relatedLocations"] as? [Any])?.count == 1)
    #expect((result["fixes"] as? [Any])?.count == 1)
  }

  @Test func markdownKeepsCellsWhole() {
    let lines = nasty.report(.markdown).split(separator: "\n")
    #expect(lines.contains { $0.contains("| error | 50 % of &lt;a> & \"b\" in two lines, x::y \\| z (any-view)<br>") })
    #expect(Sample().report(.markdown) == "## SameView\n\nNo findings in 0 files.\n")
  }

  /// The name of a file must not link, mention a user or format a comment on a pull request.
  @Test func markdownQuotesPaths() {
    func place(_ path: String) -> String? {
      var sample = Sample("let a = 1", at: "a")
      sample.files = [SourceText(path: path, bytes: sample.files[0].bytes)]
      return sample.report(.markdown).split(separator: "\n").first { $0.contains(":1") }.map {
        String($0.prefix { $0 != ":" }.dropFirst(2))
      }
    }
    #expect(place("A/B.swift") == "`A/B.swift")
    #expect(place("[a](b) @c *d* www.e.f") == "`[a](b) @c *d* www.e.f")
    #expect(place("a|b") == "`a\\|b")
    #expect(place("a`b``c") == "``` a`b``c")
    #expect(place("a\n##[x]") == "`a  #[x]")
  }

  /// Moved lines, other words and other severities make no other finding; a changed line does.
  @Test func fingerprintsSurviveWhatDoesNotMatter() {
    func names(_ source: String, _ severity: Severity, _ message: String) -> [String] {
      let bytes = Array(source.utf8)
      let starts = bytes.indices.filter { bytes[$0] == UInt8(ascii: "X") }
      let findings = starts.map {
        Finding(
          rule: "r", group: .identity, severity: severity, message: message,
          location: Location(file: 0, start: $0, end: $0 + 1))
      }
      return fingerprints(
        of: LintResult(files: [SourceText(path: "A.swift", bytes: bytes)], findings: findings, problems: []))
    }
    let before = names("a\nX()\nX()\n", .info, "m")
    #expect(Set(before).count == 2)
    #expect(names("a\n\n\n  X()\nb\n\tX()\n", .error, "other") == before)
    #expect(names("X(1)\n", .info, "m")[0] != before[0])
  }
}
