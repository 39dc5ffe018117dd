// The lines to remove with a declaration.

import Project
import Syntax

extension Pass {
  /// The whole lines of the declaration of a single property of this file, as UTF-8 byte offsets; nil if they contain
  /// other code, or a comment stands on the line before.
  public func lines(of binding: Node) -> Range<Int>? {
    binding.soleDeclaration.flatMap(lines(ofStatement:))
  }

  /// The same for a statement or any other declaration.
  public func lines(ofStatement declaration: Node) -> Range<Int>? {
    let bytes = file.source.bytes
    var (start, end) = (declaration.range.lowerBound, declaration.range.upperBound)
    guard startsLine(start) else { return nil }
    let number = lineStarts.line(at: start)
    start = lineStarts.range(ofLine: number).lowerBound
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    // A comment at the end of the line is removed as well.
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "/"), bytes[end + 1] == UInt8(ascii: "/") {
      end = endOfLine(at: end)
    }
    guard end < bytes.count, bytes[end] == 0x0A || bytes[end] == 0x0D else { return nil }
    let last = lineStarts.line(at: end)
    // A comment on the line before may describe it.
    let before = trimmed(line: number - 1)
    if before.first == UInt8(ascii: "/") || before.first == UInt8(ascii: "*") { return nil }
    end = lineStarts.range(ofLine: last).upperBound
    // No two blank lines remain in a row, and none at the edge of a block.
    if isBlank(line: last + 1) {
      if before.isEmpty || before.last == UInt8(ascii: "{") { end = lineStarts.range(ofLine: last + 1).upperBound }
    } else if before.isEmpty, number > 1, trimmed(line: last + 1).first == UInt8(ascii: "}") {
      start = lineStarts.range(ofLine: number - 1).lowerBound
    }
    return start..<end
  }

  /// Whether the line is blank and exists.
  private func isBlank(line: Int) -> Bool {
    trimmed(line: line).isEmpty && line < lineStarts.offsets.count
  }

  /// The text of a line without white space at its ends; empty outside of the file.
  private func trimmed(line: Int) -> ArraySlice<UInt8> {
    var text = file.source.bytes[lineStarts.range(ofLine: line)]
    while let byte = text.last, byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A { text.removeLast() }
    while let byte = text.first, byte == 0x20 || byte == 0x09 { text.removeFirst() }
    return text
  }

  /// The end of the line that contains the UTF-8 byte offset: the last byte of its line break, or the end of the file.
  /// Logarithmic in the number of lines.
  public func endOfLine(at offset: Int) -> Int {
    let line = lineStarts.line(at: offset)
    let end = lineStarts.range(ofLine: line).upperBound
    // The last line has no break.
    return line < lineStarts.offsets.count ? end - 1 : end
  }
}
