// The parts of the command that need no process: words, wrapping, Markdown.

import Testing

@testable import Command

@Suite struct StyledLineTests {
  private func folded(_ line: String, columns: Int? = 10, hanging: String = "  ") -> String {
    Command.folded(styled: line, columns: columns, hanging: hanging)
  }

  @Test func longLinesAreBrokenBetweenWords() {
    #expect(folded("one two  three") == "one two\n  three")
    #expect(folded("one two  three", columns: 14) == "one two  three")
    #expect(folded("one two  three", columns: nil) == "one two  three")
    #expect(folded("    indented") == "    indent\n  ed")
    #expect(folded("abcdefghijklmnop q") == "abcdefghij\n  klmnop q")
    #expect(folded("日本語 日本語") == "日本語\n  日本語")
    #expect(folded("", columns: 1) == "" && folded("ab", columns: 1) == "a\nb")
  }

  @Test func stylesGoOnBehindABreak() {
    let pen = Pen(isColored: true)
    #expect(folded("a " + pen(.faint, "bcd efgh ijk")) == "a " + pen(.faint, "bcd efgh") + "\n  " + pen(.faint, "ijk"))
    #expect(
      folded(pen(.strong, "abc") + " def ghi", hanging: pen(.faint, "│ ")) == pen(.strong, "abc") + " def\n"
        + pen(.faint, "│ ") + "ghi")
    // What comes first is never more than half of a line.
    #expect(folded("abc def ghi", hanging: "│ │ │ │ │ │ ") == "abc def\n│ │ │ghi")
  }
}

@Suite struct MarkdownTests {
  private func plain(_ text: String, columns: Int = 20) -> String {
    Markdown.rendered(text, Pen(isColored: false), columns: columns)
  }

  @Test func paragraphsAreWrapped() {
    #expect(plain("one two three four five\nsix") == "one two three four\nfive six\n")
    #expect(plain("one\n\n\ntwo") == "one\n\ntwo\n")
    #expect(plain(String(repeating: "x", count: 30) + " y") == String(repeating: "x", count: 30) + "\ny\n")
  }

  @Test func codeSpansStayTogether() {
    #expect(plain("write a `let x = value` here") == "write a\n`let x = value` here\n")
    #expect(plain("a ` alone and `b`") == "a ` alone and `b`\n")
    let long = "`" + String(repeating: "word ", count: 12) + "end`"
    let lines = plain(long).split(separator: "\n")
    #expect(lines.joined(separator: " ") == long)
    #expect(lines.allSatisfy { $0.count <= 20 })
  }

  @Test func codeBlocksAreKept() {
    let code = "Say:\n```swift\nlet x = 1  // a very long line that is kept\n\n  y\n```\nDone."
    #expect(plain(code) == "Say:\n\n    let x = 1  // a very long line that is kept\n\n      y\n\nDone.\n")
    #expect(plain("Say:\n\n    a\n\n    b\nDone.") == "Say:\n\n    a\n\n    b\n\nDone.\n")
    #expect(plain("```\nnever closed") == "    never closed\n")
  }

  @Test func listsHang() {
    #expect(plain("- one two three four five\n- six") == "- one two three four\n  five\n- six\n")
    #expect(plain("1. one\n2. two\n   three") == "1. one\n2. two three\n")
  }

  @Test func marksAreRemoved() {
    let text = "## Why\ntext **bold** [a b](http://c)"
    #expect(plain(text, columns: 80) == "Why\n\ntext bold a b (http://c)\n")
    #expect(plain("a * b \\* c ** d") == "a * b * c ** d\n")
  }

  @Test func colorMarksCode() {
    let text = Markdown.rendered("a `b c`, **d**", Pen(isColored: true), columns: 80)
    #expect(text == "a \u{1B}[1m`b c`\u{1B}[0m, \u{1B}[1md\u{1B}[0m\n")
  }

  @Test func widthMovesLineBreaksOnly() {
    let texts = [
      "", "\n", "```", "#", "# ", "-", "- ", "`", "``", "**", "[", "[]()", "[a](b c)", "\\", "\t\tx", "1.",
    ]
    for text in texts {
      let words = plain(text, columns: 80).split(whereSeparator: \.isWhitespace)
      for columns in [0, 1] {
        #expect(plain(text, columns: columns).split(whereSeparator: \.isWhitespace) == words, "\(text)")
      }
    }
  }
}

@Suite struct PrintableTests {
  @Test func escapesWhatCommands() {
    #expect(printable("plain äöü 日本") == "plain äöü 日本")
    #expect(printable("a\u{1B}[1m\n\u{202E}\r\u{9B}") == "a\\u{1b}[1m\\u{a}\\u{202e}\\u{d}\\u{9b}")
    #expect(printable("a\n\t", keepingLines: true) == "a\n\\u{9}")
  }
}
