// The parts of the protocol that need no project: JSON, framing, names of documents, positions and edits.

import Testing

@testable import LanguageServer

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

@Suite struct DocumentTests {
  @Test(arguments: [
    ("file:///a/b%20c.swift", "/a/b c.swift"), ("FILE:///a", "/a"), ("file://localhost/a", "/a"),
    ("file:///%C3%A9/%zz", "/é/%zz"), ("file:///a/", "/a"), ("file:///", "/"),
  ])
  func readsNames(_ uri: String, _ path: String) {
    #expect(DocumentURI.path(of: uri) == path)
  }

  @Test(arguments: ["", "untitled:1", "file://host/a", "http://a/b", "file:///a%00b", "file:///%FF", "file://"])
  func otherNamesAreNoFiles(_ uri: String) {
    #expect(DocumentURI.path(of: uri) == nil)
  }

  @Test func writesNames() {
    #expect(DocumentURI.uri(of: "/a b/é#?.swift") == "file:///a%20b/%C3%A9%23%3F.swift")
    #expect(DocumentURI.path(of: DocumentURI.uri(of: "/ü/x y:[1].swift")) == "/ü/x y:[1].swift")
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16])
  func positionsAndOffsetsAreInverse(_ encoding: PositionEncoding) {
    let bytes = Array("a\r\né😀b\n\nlast\r".utf8)
    let lines = Lines(bytes, encoding)
    var seen: Set<Position> = []
    for offset in 0...bytes.count where offset == bytes.count || bytes[offset] & 0xC0 != 0x80 {
      // Between the two parts of a line break, the position is that of its beginning.
      if offset == 2 { continue }
      let position = lines.position(of: offset)
      #expect(lines.offset(of: position) == offset)
      seen.insert(position)
    }
    #expect(seen.contains(Position(line: 1, character: encoding == .utf8 ? 6 : 3)))
  }

  @Test func positionsOutsideAreClamped() {
    let lines = Lines(Array("ab\ncd".utf8), .utf16)
    #expect(lines.offset(of: Position(line: 0, character: 99)) == 2)
    #expect(lines.offset(of: Position(line: 99, character: 0)) == 5)
    #expect(lines.position(of: 99) == Position(line: 1, character: 2))
    // The middle of a pair is its beginning.
    #expect(Lines(Array("😀".utf8), .utf16).offset(of: Position(line: 0, character: 1)) == 0)
  }

  private func change(_ from: (Int, Int), _ to: (Int, Int), _ text: String) -> JSON {
    let range: JSON = [
      "start": Position(line: from.0, character: from.1).json, "end": Position(line: to.0, character: to.1).json,
    ]
    return ["range": range, "text": .string(text)]
  }

  @Test func changesApplyInOrder() {
    var document = Document(uri: "file:///a", version: 1, text: "one\ntwo 😀\n")
    let isValid = document.apply(
      [change((1, 4), (1, 6), "three"), change((0, 0), (1, 0), "")], version: 2, .utf16)
    #expect(isValid)
    #expect(String(decoding: document.bytes, as: UTF8.self) == "two three\n")
    #expect(document.version == 2)
    let isReplaced = document.apply([["text": "new"]], version: 3, .utf16)
    #expect(isReplaced && document.bytes == Array("new".utf8))
  }

  @Test func anInvalidChangeChangesNothing() {
    var document = Document(uri: "file:///a", version: 1, text: "one")
    for bad: JSON in [["range": ["start": 1], "text": "x"], ["range": nil], ["text": 3], 7] {
      let isValid = document.apply([["text": "two"], bad], version: 2, .utf8)
      #expect(!isValid)
    }
    #expect(document.bytes == Array("one".utf8) && document.version == 1)
  }
}
