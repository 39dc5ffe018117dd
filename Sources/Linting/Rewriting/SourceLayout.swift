// The layout of the source around an edit: indentation, lines, comments.

import Syntax

extension Pass {
  /// The blanks and tabs at the start of the line that contains the UTF-8 byte offset.
  public func indentation(at offset: Int) -> String {
    let bytes = file.source.bytes
    let start = lineStarts.range(ofLine: lineStarts.line(at: offset)).lowerBound
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Whether a comment begins in these UTF-8 byte offsets, which an edit would lose.
  public func hasComment(in range: Range<Int>) -> Bool {
    !file.tree.comments(beginningIn: range).isEmpty
  }
}

extension String {
  /// The lines without line feeds, but with carriage returns. Characters would not do: `\r\n` is a single one.
  var lines: [Substring] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
  }

  /// The text without `count` blanks or tabs at the start of each line but the first.
  func outdented(by count: Int) -> String {
    guard count > 0 else { return self }
    return lines.enumerated().map { i, line in
      guard i > 0 else { return String(line) }
      return String(line.dropFirst(Swift.min(count, line.prefix { $0 == " " || $0 == "\t" }.count)))
    }.joined(separator: "\n")
  }
}
