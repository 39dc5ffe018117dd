// The text of an open document, and positions in texts.

import Messages
import Syntax

/// The unit in which the columns of a position are counted.
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// How many units the byte adds to the columns of its line. A scalar counts at its first byte.
  fileprivate func width(_ byte: UInt8) -> Int {
    if self == .utf8 { return 1 }
    return byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }
}

/// A line and a column, both from 0.
struct Position: Hashable, Sendable {
  let line: Int
  let character: Int

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  init?(_ json: JSON) {
    guard let line = json["line"].integer, let character = json["character"].integer, line >= 0, character >= 0 else {
      return nil
    }
    self.init(line: line, character: character)
  }

  var json: JSON { ["line": .integer(line), "character": .integer(character)] }
}

/// The lines of a text, for positions in it.
struct Lines: Sendable {
  private let bytes: [UInt8]
  private let starts: LineStarts
  private let encoding: PositionEncoding

  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    starts = LineStarts(bytes)
  }

  /// The UTF-8 byte offset of a position. One behind the end of its line, or of the text, is at that end.
  func offset(of position: Position) -> Int {
    guard position.line < starts.offsets.count else { return bytes.count }
    let line = starts.range(ofLine: position.line + 1)
    var offset = line.lowerBound
    var left = position.character
    while offset < line.upperBound, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      let width = encoding.width(bytes[offset])
      if width > left { break }
      left -= width
      offset += 1
    }
    return offset
  }

  /// The position of a UTF-8 byte offset, which is clamped to the text.
  func position(of offset: Int) -> Position {
    let (line, column) = starts.position(at: offset)
    let start = starts.offsets[line - 1]
    return Position(
      line: line - 1, character: bytes[start..<start + column - 1].reduce(0) { $0 + encoding.width($1) })
  }

  func range(of json: JSON) -> Range<Int>? {
    guard let start = Position(json["start"]), let end = Position(json["end"]) else { return nil }
    let lower = offset(of: start)
    return lower..<max(lower, offset(of: end))
  }

  func json(of range: Range<Int>) -> JSON {
    ["start": position(of: range.lowerBound).json, "end": position(of: range.upperBound).json]
  }

  /// The offset at which the line of an offset begins.
  func start(ofLineAt offset: Int) -> Int { starts.range(ofLine: starts.line(at: offset)).lowerBound }

  /// The offsets of the line of an offset, its line break included.
  func line(at offset: Int) -> Range<Int> { starts.range(ofLine: starts.line(at: offset)) }
}

/// A document that an editor has open.
struct Document: Sendable {
  /// The name that the editor uses.
  let uri: String
  private(set) var version: Int?
  private(set) var bytes: [UInt8]
  /// Counts changes, also for editors that send no versions.
  private(set) var changeCount = 0

  init(uri: String, version: Int?, text: String) {
    self.uri = uri
    self.version = version
    bytes = Array(text.utf8)
  }

  /// Applies changes, each to the result of the one before it.
  ///
  /// - Returns: Whether all changes were valid. Otherwise the document stays as it was.
  mutating func apply(_ changes: [JSON], version: Int?, _ encoding: PositionEncoding) -> Bool {
    var new = bytes
    for change in changes {
      guard let text = change["text"].text else { return false }
      if change["range"] == .null {
        new = Array(text.utf8)
      } else if let range = Lines(new, encoding).range(of: change["range"]) {
        new.replaceSubrange(range, with: text.utf8)
      } else {
        return false
      }
    }
    bytes = new
    self.version = version ?? self.version
    changeCount += 1
    return true
  }
}
