// What has to go so that a declaration is gone.

import Project
import Syntax

extension Pass {
  /// The whole lines of the declaration of a single property of this file; nil if something else stands on
  /// them, or a comment before it belongs to it.
  public func lines(of binding: Node) -> Range<Int>? {
    guard let declaration = binding.parent, declaration.kind == .variableDecl,
      declaration.children.filter({ $0.kind == .binding }).count == 1
    else { return nil }
    return lines(ofStatement: declaration)
  }

  /// The same of a statement or any other declaration.
  public func lines(ofStatement declaration: Node) -> Range<Int>? {
    let bytes = file.source.bytes
    var (start, end) = (declaration.range.lowerBound, declaration.range.upperBound)
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start == 0 || bytes[start - 1] == 0x0A else { return nil }
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 || bytes[end] == 0x0D { end += 1 }
    // A comment behind it goes with it.
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "/"), bytes[end + 1] == UInt8(ascii: "/") {
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    }
    guard end < bytes.count, bytes[end] == 0x0A else { return nil }
    // What the line before says may be about it.
    var first = start - 1
    while first > 0, bytes[first - 1] != 0x0A { first -= 1 }
    while first >= 0, first < start, bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
    if first >= 0, first + 1 < start, bytes[first] == UInt8(ascii: "/") || bytes[first] == UInt8(ascii: "*") {
      return nil
    }
    end += 1
    // Two blank lines in a row, or one at the edge of a block, are nobody's layout.
    if let next = blankLine(at: end) {
      let before = lineBefore(start)
      if before.isEmpty || before.last == UInt8(ascii: "{") { end = next }
    } else if lineBefore(start).isEmpty, closesBlock(end) {
      var previous = start - 1
      while previous > 0, bytes[previous - 1] != 0x0A { previous -= 1 }
      start = max(previous, 0)
    }
    return start..<end
  }

  /// The end of a line that holds nothing, its break included.
  private func blankLine(at offset: Int) -> Int? {
    let bytes = file.source.bytes
    var end = offset
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 || bytes[end] == 0x0D { end += 1 }
    return end < bytes.count && bytes[end] == 0x0A ? end + 1 : nil
  }

  /// What stands on the line before the one that begins at `start`, without white space at its ends.
  private func lineBefore(_ start: Int) -> ArraySlice<UInt8> {
    guard start > 0 else { return [] }
    let bytes = file.source.bytes
    var first = start - 1
    while first > 0, bytes[first - 1] != 0x0A { first -= 1 }
    var line = bytes[first..<(start - 1)]
    while let byte = line.last, byte == 0x20 || byte == 0x09 || byte == 0x0D { line.removeLast() }
    while let byte = line.first, byte == 0x20 || byte == 0x09 { line.removeFirst() }
    return line
  }

  private func closesBlock(_ start: Int) -> Bool {
    file.source.bytes[start...].first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "}")
  }

  /// Where the line of the offset ends, without its break.
  public func endOfLine(at offset: Int) -> Int {
    file.source.bytes[offset...].firstIndex { $0 == 0x0A } ?? file.source.bytes.count
  }
}
