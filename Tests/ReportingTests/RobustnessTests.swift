// Any bytes and any locations: no format traps, and each keeps its form.

import Foundation
import Linting
import Reporting
import Syntax
import Testing

/// Marsaglia's xorshift: the same numbers at every run.
struct Shift: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

@Suite struct RobustnessTests {
  private static let pieces: [[UInt8]] = [
    Array("let a = ".utf8), Array("日本".utf8), Array("e\u{301}".utf8), Array("😀".utf8), [0x0A],
    [0x0D], [0x0D, 0x0A], [0x09], [0x20], [0xFF], [0xE2, 0x82], [0x80, 0x80, 0x80], [0x1B], [0x00],
    Array("\u{202E}".utf8), [0xEF, 0xBB, 0xBF], Array(repeating: 0x78, count: 150),
    Array(repeating: 0x80, count: 20),
  ]

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func anyBytesAnyLocations(_ seed: UInt64) throws {
    var random = Shift(state: seed &* 0x9E37_79B9_7F4A_7C15)
    var sample = Sample()
    sample.files = (0..<3).map { number in
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        bytes += Self.pieces.randomElement(using: &random)!
      }
      return SourceText(path: "\(number).swift", bytes: bytes)
    }
    func location() -> Location {
      let file = Int.random(in: -1...3, using: &random)
      let start = Int.random(in: -3...2_000, using: &random)
      return Location(file: file, start: start, end: start + Int.random(in: -9...200, using: &random))
    }
    sample.findings = (0..<50).map { _ in
      Finding(
        rule: "r", group: .dependency, severity: .allCases.randomElement(using: &random)!,
        message: "m", location: location(), notes: [Note("n", at: location())],
        fixes: [Fix("f", .safe, [Fix.Edit(location(), with: "")])])
    }

    for format in ReportFormat.allCases {
      let options = ReportOptions(toolVersion: "1")
      let report = String(decoding: format.report(sample.result, options: options), as: UTF8.self)
      #expect(
        !report.unicodeScalars.contains {
          $0 != "\n" && ($0.properties.generalCategory == .control || $0 == "\u{202E}")
        })
    }
    let text = sample.report(.text).split(separator: "\n")
    for (number, line) in text.enumerated() where line.hasPrefix("   ") && number > 0 {
      // A frame has two lines; the second has only the underline.
      if line.drop(while: { $0 == " " }).hasPrefix("| ") {
        #expect(line.contains("^"))
        #expect(line.utf8.count <= 130)
      }
    }
    _ = try JSONSerialization.jsonObject(with: Data(sample.report(.json).utf8))
  }

  /// Frames and columns must not be made from all of a line: this would take minutes.
  @Test(.timeLimit(.minutes(1))) func manyFindingsInOneLongLine() {
    var sample = Sample(String(repeating: "日本 = 1; ", count: 100_000), 0, 0)
    sample.findings = (0..<2_000).map {
      Finding(
        rule: "r", group: .dependency, severity: .info, message: "m",
        location: Location(file: 0, start: $0 * 600, end: $0 * 600 + 6))
    }
    for format in ReportFormat.allCases { #expect(!sample.report(format).isEmpty) }
  }
}
