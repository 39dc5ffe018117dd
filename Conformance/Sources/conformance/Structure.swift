// What is compared: tokens and structural items with their ranges, from either parser.

import Syntax

typealias ProductTokenKind = TokenKind
typealias ProductNodeKind = NodeKind
typealias ProductCommentKind = Comment.Kind

/// A token of either parser, in the product's terms.
struct ComparedToken {
  /// UTF-8 offsets.
  var start: Int, end: Int
  var kind: TokenKind
  /// Any kind of operator will do, because in types, names of operators and the like position says
  /// nothing; or any string delimiter.
  var isLoose = false
  /// Goes on with the token before it, see `TokenFlags.joined`.
  var isJoined = false
}

/// A node of either parser, in the product's terms.
struct ComparedItem {
  var kind: NodeKind
  /// UTF-8 offsets, without a trailing comma.
  var start: Int, end: Int
  /// The index of the nearest compared ancestor; -1 for none.
  var parent: Int
  /// A label or the name of a member.
  var name = ""
}

/// What one parser makes of one file.
struct Structure {
  var tokens: [ComparedToken] = []
  var comments: [ComparedComment] = []
  var items: [ComparedItem] = []
}

extension Structure {
  /// The items as lines, indented by their parents.
  func outline(of bytes: [UInt8]) -> [String] {
    var depths: [Int] = []
    for item in items { depths.append(item.parent < 0 ? 0 : depths[item.parent] + 1) }
    return zip(items, depths).map { item, depth in
      let name = item.name.isEmpty ? "" : ":\(item.name)"
      let indent = String(repeating: "  ", count: depth)
      return "\(indent)\(item.kind)\(name) `\(excerpt(of: bytes, item.start, item.end))`"
    }
  }
}

struct ComparedComment: Equatable {
  var start: Int, end: Int
  var kind: Comment.Kind
}

/// Where the two parsers differ in one file.
struct Disagreement {
  enum Topic: String { case token, comment, structure, error }
  var topic: Topic
  /// A UTF-8 offset.
  var offset: Int
  var text: String
}

/// One line of at most `limit` bytes.
func excerpt(of bytes: [UInt8], _ start: Int, _ end: Int, limit: Int = 60) -> String {
  let isLong = end - start > limit
  let slice = bytes[min(start, bytes.count)..<min(isLong ? start + limit : end, bytes.count)]
  let line = slice.map { $0 == 0x0A || $0 == 0x0D || $0 == 0x09 ? 0x20 : $0 }
  return String(decoding: line, as: UTF8.self) + (isLong ? "…" : "")
}
