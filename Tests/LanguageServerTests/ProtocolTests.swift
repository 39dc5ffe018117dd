// The parts of the protocol that need no project: names of documents, positions and edits.

import Messages
import Testing

@testable import LanguageServer

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
