// Wrapping: lines end between words, and terminals' columns count.

import Testing

@testable import Reporting

@Suite struct ProseTests {
  private func lines(_ message: String, _ columns: Int, first: Int = 0, rest: Int = 2) -> [String] {
    var prose = Prose()
    prose.append(message: message)
    return prose.lines(columns: columns, first: first, rest: rest).map { $0.map(\.text).joined() }
  }

  @Test func linesEndBetweenWords() {
    #expect(lines("one two three four", 9) == ["one two", "  three", "  four"])
    #expect(lines("one two", 7) == ["one two"])
    #expect(lines("one two", 6) == ["one", "  two"])
    #expect(lines("", 10) == [""])
    #expect(lines("  one   two ", 20) == ["one two"])
  }

  @Test func theFirstLineMayBeTakenInPart() {
    #expect(lines("one two", 9, first: 2) == ["one two"])
    #expect(lines("one two", 9, first: 3) == ["one", "  two"])
  }

  @Test func onlyWordsLongerThanALineAreBroken() {
    #expect(lines("a bcdefghijkl m", 6) == ["a", "  bcde", "  fghi", "  jkl", "  m"])
    #expect(lines("abcdefgh", 4) == ["abcd", "  ef", "  gh"])
  }

  @Test func codeStaysTogetherIfItIsShort() {
    #expect(lines("see `a b c` now", 10) == ["see", "  `a b c`", "  now"])
    let long = "`" + Array(repeating: "abcd", count: 9).joined(separator: " ") + "`"
    #expect(lines(long, 20).allSatisfy { $0.count <= 20 })
    #expect(lines("a `b c", 4) == ["a `b", "  c"])
  }

  /// Wide characters take two columns, combining marks none.
  @Test func columnsAreThoseOfTheTerminal() {
    #expect(lines("日本 語語", 9, rest: 0) == ["日本 語語"])
    #expect(lines("日本 語語", 8, rest: 0) == ["日本", "語語"])
    #expect(lines("日本語", 5, rest: 0) == ["日本", "語"])
    let accented = "e\u{301}e\u{301} e\u{301}"
    #expect(lines(accented, 4, rest: 0) == [accented])
    #expect(lines("👩🏽 🇩🇪 x", 7, rest: 0) == ["👩🏽 🇩🇪 x"])
  }

  @Test func hiddenCharactersAreEscaped() {
    #expect(lines("a\u{1B}[2J b\nc", 40) == ["a\\u{1b}[2J b\\u{a}c"])
    #expect(lines("x\u{202E}y", 40) == ["x\\u{202e}y"])
  }

  @Test func stylesGoOnOnTheNextLine() {
    var prose = Prose()
    prose.append("error", .error)
    prose.append(": ")
    prose.append(message: "`a` is `b`")
    let runs = prose.lines(columns: 10, rest: 2).map { $0.map { "\($0.text)|\($0.style?.rawValue ?? "")" } }
    #expect(runs == [["error|1;31", ": |", "`a`|1"], ["  is |", "`b`|1"]])
  }
}
