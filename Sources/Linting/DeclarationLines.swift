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
    return start..<(end + 1)
  }
}
