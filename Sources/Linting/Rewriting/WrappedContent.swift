// Puts the content of a closure into a container.

import Syntax

extension Pass {
  /// Edits that put the content of a closure or block into a container: `{ a }` becomes `{ VStack { a } }`. Nil if the
  /// lines cannot be indented, the block has no end, or the statements have a different meaning in a nested closure.
  public func editsWrapping(_ block: Node, in container: String) -> [Fix.Edit]? {
    guard block.isClosed, let first = block.statements.first, let last = block.statements.last,
      block.kind != .closure || block.closureSignature != nil, block.returnStatements.isEmpty,
      block.closureSignature?.child(.returnClause) == nil
    else { return nil }
    let content = first.range.lowerBound..<last.range.upperBound
    let bytes = file.source.bytes
    if !bytes[block.range].contains(UInt8(ascii: "\n")) {
      return [
        edit(content.lowerBound..<content.lowerBound, with: container + " { "),
        edit(content.upperBound..<content.upperBound, with: " }"),
      ]
    }
    guard startsLine(content.lowerBound), let step = step(from: block, to: content.lowerBound),
      !block.holdsMultilineString
    else { return nil }
    let outer = indentation(at: content.lowerBound)
    // A comment after the last statement stays on its line.
    var end = endOfLine(at: content.upperBound)
    if end > content.upperBound, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let rest = bytes[content.upperBound..<end].drop { $0 == 0x20 || $0 == 0x09 }
    guard rest.isEmpty || rest.starts(with: "//".utf8) else { return nil }
    var edits = [edit(content.lowerBound..<content.lowerBound, with: container + " {\n" + outer + step)]
    edits += editsIndenting(content.lowerBound..<end, by: step)
    return edits + [edit(end..<end, with: "\n" + outer + "}")]
  }

  /// Edits that indent the lines that begin within the UTF-8 byte offsets by one step, but not blank lines. Linear in
  /// the bytes of the range.
  public func editsIndenting(_ range: Range<Int>, by step: String) -> [Fix.Edit] {
    let bytes = file.source.bytes
    return range.compactMap { offset in
      guard bytes[offset] == UInt8(ascii: "\n"), offset + 1 < bytes.count, bytes[offset + 1] != UInt8(ascii: "\n"),
        bytes[offset + 1] != UInt8(ascii: "\r")
      else { return nil }
      return edit(offset + 1..<offset + 1, with: step)
    }
  }

  /// The indentation of the lines of a block beyond that of the line on which it begins.
  private func step(from block: Node, to offset: Int) -> String? {
    let outer = indentation(at: block.range.lowerBound)
    let inner = indentation(at: offset)
    guard inner.hasPrefix(outer), inner.count > outer.count else { return nil }
    return String(inner.dropFirst(outer.count))
  }

  /// Whether only white space is before the UTF-8 byte offset in its line.
  public func startsLine(_ offset: Int) -> Bool {
    let bytes = file.source.bytes
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start == lineStarts.range(ofLine: lineStarts.line(at: start)).lowerBound
  }
}

extension Node {
  /// Whether the node contains a multiline string literal, which indenting its lines would change.
  public var holdsMultilineString: Bool {
    descendants.contains { $0.kind == .stringLiteral && $0.text.contains("\"\"\"") }
  }
}
