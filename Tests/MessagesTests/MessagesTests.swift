// JSON, and messages on streams.

import Messages
import Testing

@Suite struct JSONTests {
  private func parsed(_ text: String) throws -> JSON { try JSON(parsing: Array(text.utf8)) }

  @Test func readsWhatItWrites() throws {
    let value: JSON = [
      "text": "line\n\"quoted\" \\ é 😀 \u{1}", "numbers": [0, -7, .number(2.5)], "nested": ["empty": [:], "list": []],
      "flags": [true, false, nil],
    ]
    #expect(try JSON(parsing: value.bytes) == value)
  }

  @Test func readsEscapes() throws {
    #expect(try parsed(#""\u0041\t\ud83d\ude00\/""#) == "A\t😀/")
    // Half of a pair stands for no character.
    #expect(try parsed(#""\ud83dx""#) == "\u{FFFD}x")
    #expect(try parsed(#""\ude00""#) == "\u{FFFD}")
  }

  @Test func readsNumbers() throws {
    #expect(try parsed("12345678901") == 12_345_678_901)
    #expect(try parsed("1e3") == .number(1000))
    #expect(try parsed("99999999999999999999") == .number(1e20))
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\":}", "{\"a\" 1}", "nul", "\"", "\"\\x\"", "\"\\u12\"", "+1", "-", "1 2", "{\"a\":1}}",
    "\"\n\"",
    "[1 2]", "{1:2}", "\u{FEFF}{}",
  ])
  func refusesMalformedText(_ text: String) {
    #expect(throws: JSON.Mistake.self) { try parsed(text) }
  }

  @Test func refusesDeepNesting() {
    #expect(throws: JSON.Mistake.self) { try parsed(String(repeating: "[", count: 1_000_000)) }
    #expect(throws: JSON.Mistake.self) { try parsed(String(repeating: "{\"a\":", count: 100_000)) }
  }

  @Test func invalidUTF8IsReplaced() throws {
    #expect(try JSON(parsing: [0x22, 0xFF, 0x22]) == "\u{FFFD}")
  }
}

@Suite struct FramingTests {
  private func events(_ chunks: [String]) -> [MessageReader.Event] {
    var reader = MessageReader()
    var events: [MessageReader.Event] = []
    for chunk in chunks {
      reader.append(Array(chunk.utf8))
      while let event = reader.next() { events.append(event) }
    }
    return events
  }

  private func message(_ text: String) -> MessageReader.Event { .message(Array(text.utf8)) }

  @Test func cutsMessages() {
    let stream = "Content-Length: 2\r\n\r\n{}Content-Type: x\r\ncontent-length:3\r\n\r\n[1]"
    #expect(events([stream]) == [message("{}"), message("[1]")])
    // In whatever pieces the bytes come.
    #expect(events(stream.map { String($0) }) == [message("{}"), message("[1]")])
    let scalars = stream.unicodeScalars.map { String($0) }
    #expect(events(scalars) == [message("{}"), message("[1]")])
  }

  @Test func acceptsPlainLineBreaks() {
    #expect(events(["Content-Length: 2\n\n{}"]) == [message("{}")])
  }

  @Test(arguments: [
    "Length: 2\r\n\r\n", "Content-Length: -2\r\n\r\n", "Content-Length: two\r\n\r\n", "Content-Length:\r\n\r\n",
  ])
  func continuesBehindABadHeader(_ header: String) {
    #expect(
      events([header + "Content-Length: 2\r\n\r\n{}"])
        == [.mistake("a header has no valid Content-Length"), message("{}")])
  }

  @Test(arguments: ["999999999999", "99999999999999999999999999", "300000000"])
  func endsAtHugeLengths(_ length: String) {
    let found = events(["Content-Length: \(length)\r\n\r\n{}Content-Length: 2\r\n\r\n{}"])
    #expect(found == [.failure("a message is longer than 268435456 bytes")])
  }

  @Test func endsAtEndlessHeaders() {
    #expect(events([String(repeating: "a", count: 9000)]) == [.failure("a header is longer than 8192 bytes")])
  }
}

@Suite struct LineTests {
  private func events(_ chunks: [String], limit: Int = 8) -> [LineReader.Event] {
    var reader = LineReader(limit: limit)
    var events: [LineReader.Event] = []
    for chunk in chunks {
      reader.append(Array(chunk.utf8))
      while let event = reader.next() { events.append(event) }
    }
    return events
  }

  private func line(_ text: String) -> LineReader.Event { .message(Array(text.utf8)) }

  @Test func cutsLines() {
    #expect(events(["{}\n[1]\n"]) == [line("{}"), line("[1]")])
    #expect(events(["{", "}", "\n", "\r\n \n[", "]"]) == [line("{}")])
  }

  @Test(arguments: [["123456789\n{}\n"], ["12345", "6789", "0", "1234567890", "\n{", "}\n"]])
  func skipsLongLines(_ chunks: [String]) {
    #expect(events(chunks) == [.tooLong(8), line("{}")])
  }

  @Test func endlessLinesTakeNoMemory() {
    var reader = LineReader(limit: 8)
    var count = 0
    for _ in 0..<1000 {
      reader.append(Array(repeating: 0x78, count: 1000))
      while reader.next() != nil { count += 1 }
    }
    #expect(count == 1)
  }
}
