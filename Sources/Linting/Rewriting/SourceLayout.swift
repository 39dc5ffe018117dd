// How the source around an edit is laid out: indentation, lines, comments.

import Syntax

extension Pass {
  /// The white space at the start of the line that holds the offset.
  public func indentation(at offset: Int) -> String {
    let bytes = file.source.bytes
    let start = lineStarts.range(ofLine: lineStarts.line(at: offset)).lowerBound
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Does a comment stand in the range? An edit would lose it.
  public func hasComment(in range: Range<Int>) -> Bool {
    !file.tree.comments(beginningIn: range).isEmpty
  }
}

extension String {
  /// Without line feeds; a carriage return stays at the end, which splitting into characters would not find.
  var lines: [Substring] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
  }

  /// Without `count` of the white space at the start of each line but the first.
  func outdented(by count: Int) -> String {
    guard count > 0 else { return self }
    return lines.enumerated().map { i, line in
      guard i > 0 else { return String(line) }
      return String(line.dropFirst(Swift.min(count, line.prefix { $0 == " " || $0 == "\t" }.count)))
    }.joined(separator: "\n")
  }
}
