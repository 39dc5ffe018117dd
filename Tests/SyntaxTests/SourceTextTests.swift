// The lines of a source.

import Testing

@testable import Syntax

@Suite struct SourceTextTests {
  /// Git ends lines with `\n` alone.
  @Test func linesOfGit() {
    func lines(_ text: String, _ ranges: [Range<Int>]) -> [Range<Int>] {
      SourceText(path: "", bytes: Array(text.utf8)).lines(endedByLineFeeds: ranges)
    }
    #expect(lines("a\r\nb\nc", [2..<3, 9..<10]) == [2..<3, 9..<10])
    #expect(lines("a\rb\nc\rd\re\nf", [1..<2]) == [1..<3])
    #expect(lines("a\rb\nc\rd\re\nf", [2..<3, 3..<4]) == [3..<6, 6..<7])
    #expect(lines("a\rb\r", [1..<2]) == [1..<4])
    #expect(lines("a\rb", [5..<9, 0..<0]) == [3..<3, 1..<1])
    #expect(lines("", [1..<2]) == [1..<2])
  }
}
