// The report for programs: its letters, its grammar, its columns, and its schema.

import Foundation
import Linting
import Reporting
import Syntax
import Testing

@Suite struct JSONReportTests {
  @Test func nothing() {
    #expect(
      Sample().report(.json) == """
        {
          "version": 1,
          "tool": {"name": "SameView", "version": "1.2.3"},
          "summary": {"files": 0, "uncompiled": 0, "unusedViews": 0, "errors": 0, "warnings": 0, "infos": 0, "known": 0},
          "findings": [],
          "problems": []
        }

        """)
  }

  @Test func everything() {
    var sample = Sample.full
    let notes = sample.findings[1].notes
    let fixed = sample.findings[0]
    sample.findings = [
      Finding(
        rule: fixed.rule, group: fixed.group, severity: fixed.severity, message: fixed.message,
        location: fixed.location, notes: notes, fixes: fixed.fixes)
    ]
    #expect(
      sample.report(.json) == """
        {
          "version": 1,
          "tool": {"name": "SameView", "version": "1.2.3"},
          "summary": {"files": 2, "uncompiled": 0, "unusedViews": 0, "errors": 1, "warnings": 0, "infos": 0, "known": 0},
          "findings": [
            {
              "rule": "observed-object-created-here",
              "group": "lifetime",
              "severity": "error",
              "message": "`model` is re-created whenever `Home` is, so what it holds is lost",
              "help": null,
              "file": "Sources/Home.swift",
              "range": {
                "start": {"line": 4, "column": 3, "utf16Column": 3, "offset": 38},
                "end": {"line": 4, "column": 18, "utf16Column": 18, "offset": 53}
              },
              "notes": [
                {
                  "role": "path",
                  "message": "`rows` calls `load()`",
                  "file": "Sources/Home.swift",
                  "range": {
                    "start": {"line": 13, "column": 24, "utf16Column": 24, "offset": 189},
                    "end": {"line": 13, "column": 30, "utf16Column": 30, "offset": 195}
                  }
                },
                {
                  "role": null,
                  "message": "`load()` calls `Data(contentsOf:)`",
                  "file": "Sources/Store.swift",
                  "range": {
                    "start": {"line": 3, "column": 16, "utf16Column": 16, "offset": 76},
                    "end": {"line": 3, "column": 37, "utf16Column": 37, "offset": 97}
                  }
                }
              ],
              "fixes": [
                {
                  "title": "Replace `@ObservedObject` with `@StateObject`",
                  "safety": "suggested",
                  "edits": [
                    {
                      "file": "Sources/Home.swift",
                      "range": {
                        "start": {"line": 4, "column": 3, "utf16Column": 3, "offset": 38},
                        "end": {"line": 4, "column": 18, "utf16Column": 18, "offset": 53}
                      },
                      "replacement": "@StateObject"
                    }
                  ]
                }
              ]
            }
          ],
          "problems": [
            {"file": "Sources/Lost.swift", "message": "no such file"}
          ]
        }

        """)
  }

  @Test func colorAndQuietChangeNothing() {
    let report = Sample.full.report(.json)
    #expect(Sample.full.report(.json, color: true, quiet: true) == report)
  }

  // MARK: Strings

  /// What a JSON parser that is not ours reads.
  private func parse(_ report: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
  }

  @Test func hostileStringsSurvive() throws {
    var everything = String.UnicodeScalarView()
    for value in Array(0...0x3100) + Array(0xFE00...0x10100) + Array(0x1F000...0x1FA00)
      + Array(0xE0000...0xE0200) + [0x10FFFF]
    {
      if let scalar = Unicode.Scalar(UInt32(value)) { everything.append(scalar) }
    }
    let hostile = String(everything)
    var sample = Sample("a", 0, 1)
    sample.files = [SourceText(path: hostile, bytes: [0x61])]
    sample.findings = [
      Finding(
        rule: "r", group: .identity, severity: .info, message: hostile, help: hostile,
        location: Location(file: 0, start: 0, end: 1),
        fixes: [
          Fix(hostile, .safe, [Fix.Edit(Location(file: 0, start: 0, end: 1), with: hostile)])
        ])
    ]
    sample.problems = [Problem(file: "\"\\/\u{8}", message: hostile)]
    let report = sample.report(.json)
    // Swift compares strings by what they mean: compare scalars instead.
    func same(_ value: Any?, _ text: String) -> Bool {
      (value as? String).map { $0.unicodeScalars.elementsEqual(text.unicodeScalars) } ?? false
    }
    let document = try parse(report)
    let finding = try #require((document["findings"] as? [[String: Any]])?.first)
    #expect(same(finding["message"], hostile))
    #expect(same(finding["help"], hostile))
    #expect(same(finding["file"], hostile))
    let fix = try #require((finding["fixes"] as? [[String: Any]])?.first)
    #expect(same(fix["title"], hostile))
    let edit = try #require((fix["edits"] as? [[String: Any]])?.first)
    #expect(same(edit["replacement"], hostile))
    let problem = try #require((document["problems"] as? [[String: Any]])?.first)
    #expect(same(problem["file"], "\"\\/\u{8}"))

    let hidden: [ClosedRange<UInt32>] = [
      0...9, 0xB...0x1F, 0x7F...0x9F, 0x200B...0x200F, 0x2028...0x202E, 0x2066...0x2069,
    ]
    #expect(!report.unicodeScalars.contains { s in hidden.contains { $0.contains(s.value) } })
  }

  @Test func escapes() {
    var sample = Sample()
    sample.problems = [Problem(file: "\"\\\n\r\t\u{1B}\u{2028}\u{E0041}é😀/", message: "")]
    #expect(
      sample.report(.json).contains(
        #"{"file": "\"\\\n\r\t\u001b\u2028\udb40\udc41é😀/", "message": ""}"#))
  }

  @Test func invalidBytesBecomeReplacements() throws {
    var sample = Sample()
    sample.problems = [
      Problem(file: String(decoding: [0x61, 0xFF, 0xED, 0xA0, 0x80], as: UTF8.self), message: "")
    ]
    let document = try parse(sample.report(.json))
    let problem = try #require((document["problems"] as? [[String: Any]])?.first)
    #expect(problem["file"] as? String == "a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  // MARK: Columns

  private func places(_ sample: Sample) throws -> (start: [String: Int], end: [String: Int]) {
    let document = try parse(sample.report(.json))
    let finding = try #require((document["findings"] as? [[String: Any]])?.first)
    let range = try #require(finding["range"] as? [String: [String: Int]])
    return (try #require(range["start"]), try #require(range["end"]))
  }

  @Test func columnsInBytesAndUnits() throws {
    let (start, end) = try places(Sample("é\r\n日😀x = 1\r\n", at: "x ="))
    #expect(start == ["line": 2, "column": 8, "utf16Column": 4, "offset": 11])
    #expect(end == ["line": 2, "column": 11, "utf16Column": 7, "offset": 14])
  }

  @Test func locationsBeyondTheFileAreItsEnd() throws {
    let (start, end) = try places(Sample("é\n😀", 100, .max))
    #expect(start == ["line": 2, "column": 5, "utf16Column": 3, "offset": 7])
    #expect(end == start)
  }

  @Test func locationInNoFile() throws {
    var sample = Sample("abc", 1, 2)
    sample.files = []
    let (start, end) = try places(sample)
    #expect(start == ["line": 1, "column": 1, "utf16Column": 1, "offset": 0])
    #expect(end == start)
  }

  /// Marks every 1024 bytes must not show: compare with what the standard library counts.
  @Test(arguments: ["a", "é", "日", "😀", "a😀é日", "\u{FEFF}x", "xé\n日\r\n"])
  func columnsAnywhereInALongFile(_ unit: String) throws {
    let text = String(repeating: unit, count: 5_000 / unit.utf8.count)
    var sample = Sample(text, 0, 0)
    var expected: [Int] = []
    var units = 0
    var offset = 0
    var last: Unicode.Scalar = "\n"
    for scalar in text.unicodeScalars {
      if last == "\n" { units = 0 }
      sample.findings.append(
        Finding(
          rule: "r", group: .identity, severity: .info, message: "m",
          location: Location(file: 0, start: offset, end: offset)))
      expected.append(units + 1)
      offset += String(scalar).utf8.count
      units += String(scalar).utf16.count
      last = scalar
    }
    sample.findings.removeFirst()
    let document = try parse(sample.report(.json))
    let findings = try #require(document["findings"] as? [[String: Any]])
    let columns = findings.map {
      ($0["range"] as? [String: [String: Int]])?["start"]?["utf16Column"]
    }
    #expect(columns == expected)
  }

  @Test func invalidBytesCountAsTheirReplacements() throws {
    var random = Shift(state: 7)
    let likely: [UInt8] = [
      0x61, 0x80, 0x82, 0x90, 0x98, 0x9F, 0xA0, 0xA9, 0xBF, 0xC0, 0xC3, 0xE0, 0xE2, 0xED, 0xEF,
      0xF0, 0xF4, 0xF5, 0xFF,
    ]
    for _ in 0..<200 {
      let bytes = (0..<3_000).map { _ in likely.randomElement(using: &random)! }
      let (_, end) = try places(Sample(bytes, 0, bytes.count))
      #expect(end["utf16Column"] == String(decoding: bytes, as: UTF8.self).utf16.count + 1)
    }
  }

  // MARK: Schema

  @Test func schemaKnowsEveryWord() throws {
    let schema = try String(contentsOf: Schema.url, encoding: .utf8)
    let groups = RuleGroup.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    #expect(schema.contains("\"enum\": [\(groups)]"))
    let severities = Severity.allCases.reversed().map { "\"\($0.word)\"" }.joined(separator: ", ")
    #expect(schema.contains("\"enum\": [\(severities)]"))
  }

  @Test(.enabled(if: Schema.hasValidator, "python3 with the package jsonschema is not installed"))
  func schemaDescribesTheReport() throws {
    #expect(try Schema.faults(of: Sample.full.report(.json)) == "")
    #expect(try Schema.faults(of: Sample().report(.json)) == "")
  }
}
