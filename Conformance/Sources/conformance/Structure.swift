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
