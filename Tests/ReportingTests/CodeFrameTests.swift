// Source lines and underlines, where columns, bytes and line breaks are not the same thing.

import Linting
import Reporting
import Syntax
import Testing

@Suite struct CodeFrameTests {
  @Test func tabsReachTheNextStop() {
    #expect(
      Sample("\tlet x\t= 1\n", at: "= 1").frame == """
           1 |     let x   = 1
             |             ^~~

        """)
  }

  @Test func wideScalarsTakeTwoColumns() {
    #expect(
      Sample("let 日本 = \"한국\" + x\n", at: "\"한국\"").frame == """
           1 | let 日本 = "한국" + x
             |            ^~~~~~

        """)
  }

  @Test func combinedScalarsTakeOneCell() {
    #expect(
      Sample("let e = \"e\u{301}👍🏽🇩🇪☁️\" + x", at: "+ x").frame == """
           1 | let e = "e\u{301}👍🏽🇩🇪☁️" + x
             |                  ^~~

        """)
    // A range that begins at the combining mark marks what it is combined with.
    #expect(
      Sample("ae\u{301}b", 2, 4).frame == """
           1 | ae\u{301}b
             |  ^

        """)
  }

  @Test func emptyRangeIsOneCaret() {
    #expect(
      Sample("abc", 1, 1).frame == """
           1 | abc
             |  ^

        """)
  }

  @Test func endOfFile() {
    #expect(
      Sample("a", 1, 1).frame == """
           1 | a
             |  ^

        """)
    #expect(
      Sample("a\n", 2, 2).frame == """
           2 |
             | ^

        """)
    #expect(
      Sample("", 0, 0).frame == """
           1 |
             | ^

        """)
  }

  @Test func rangesAreClampedAndPutInOrder() {
    let atEnd = """
         1 | abc
           |    ^

      """
    #expect(Sample("abc", 100, 200).frame == atEnd)
    #expect(Sample("abc", .max, .max).frame == atEnd)
    #expect(Sample("abc", 3, .min).frame == atEnd)
    let atStart = """
         1 | abc
           | ^

      """
    #expect(Sample("abc", -5, -2).frame == atStart)
    #expect(Sample("abc", .min, 0).frame == atStart)
    #expect(
      Sample("abc", .min, .max).frame == """
           1 | abc
             | ^~~

        """)
  }

  @Test func severalLines() {
    let expected = """
         1 | foo {
           | ^~~~~ to line 3

      """
    #expect(Sample("foo { \t\n  bar\n}\n", 0, 15).frame == expected)
    #expect(Sample("foo {\r\n  bar\r\n}\r\n", 0, 15).frame == expected)
    #expect(Sample("foo {\r  bar\r}\r", 0, 13).frame == expected)
    // The line break alone is not another line.
    #expect(
      Sample("foo {\r\n  bar\r\n}\r\n", 4, 7).frame == """
           1 | foo {
             |     ^

        """)
    // Nothing but blanks before the line break.
    #expect(
      Sample("foo   \nbar", 3, 8).frame == """
           1 | foo
             |    ^ to line 2

        """)
  }

  @Test func rangeInTrailingBlanks() {
    #expect(Sample("foo \t \n", 3, 5).frame == "   1 | foo     \n     |    ^~~~~\n")
  }

  @Test func loneCarriageReturnEndsALine() {
    #expect(
      Sample("a\rb", at: "b").frame == """
           2 | b
             | ^

        """)
  }

  @Test func invalidBytesAreReplaced() {
    // FF, C3 before an ASCII byte, and E2 82 cut short: one U+FFFD each.
    #expect(
      Sample([0x61, 0xFF, 0xC3, 0x28, 0xE2, 0x82, 0x62], 6, 7).frame == """
           1 | a\u{FFFD}\u{FFFD}(\u{FFFD}b
             |      ^

        """)
  }

  @Test func byteOrderMarkIsNotShown() {
    #expect(
      Sample("\u{FEFF}let a", at: "let").frame == """
           1 | let a
             | ^~~

        """)
    #expect(
      Sample("\u{FEFF}", 0, 3).frame == """
           1 |
             | ^

        """)
  }

  @Test func longLinesAreCutAroundTheRange() {
    let long = String(repeating: "abcdefghi ", count: 3_000)
    #expect(
      Sample(long, 15_000, 15_005).frame == """
           1 | …defghi \(long.prefix(90))abc…
             |                                                 ^~~~~

        """)
    #expect(
      Sample(long, 20, 25).frame == """
           1 | \(long.prefix(100))…
             |                     ^~~~~

        """)
    #expect(
      Sample(String(long.prefix(299)), 290, 299).frame == """
           1 | … \(long.prefix(99))
             | \(String(repeating: " ", count: 92))^~~~~~~~~

        """)
    #expect(
      Sample(long, 200, 2_000).frame == """
           1 | …\(long.prefix(100))…
             |            ^\(String(repeating: "~", count: 89))

        """)
    #expect(
      Sample(String(repeating: "日本", count: 60_000), 120_000, 120_006).frame == """
           1 | …日\(String(repeating: "本日", count: 24))本…
             |                                                  ^~~~

        """)
  }

  @Test func notesLoseTheirIndentation() {
    var sample = Sample("a\n\t  \tlet b\n", at: "a")
    let note = Location(file: 0, start: 2, end: 11)
    sample.findings = [
      Finding(
        rule: "r", group: .identity, severity: .info, message: "m",
        location: sample.findings[0].location,
        notes: [
          Note("all", at: note), Note("b", at: sample.location(0, "b")),
        ])
    ]
    #expect(
      sample.frame == """
           1 | a
             | ^
          A.swift:2:1: note: all
           2 |         let b
             | ^~~~~~~~~~~~~
          A.swift:2:9: note: b
           2 | let b
             |     ^

        """)
  }
}
