// A notation for the tokens of a source, and what must hold for the tokens of any bytes.

import Testing

@testable import Syntax

/// The tokens of `source` as a list such as `identifier(a) infixOperator(+) integerLiteral(1)`,
/// without `endOfFile`. Punctuation stands for itself, reserved words too. A trailing `!` marks a
/// malformed token, a leading `¶` a line break before the token, a leading `~` a token that goes on with
/// the operator before it.
func tokens(_ source: String) -> String { tokens(Array(source.utf8)) }

func tokens(_ bytes: [UInt8]) -> String {
  let names = NameTable()
  let table = TokenTable(lexing: bytes, names: names)
  var parts: [String] = []
  for i in 0..<table.count - 1 {
    let kind = table.kind(i)
    let text = String(decoding: bytes[table.start(i)..<table.end(i)], as: UTF8.self)
    var part: String
    switch kind {
    case .leftParenthesis, .rightParenthesis, .leftBrace, .rightBrace, .leftSquare, .rightSquare,
      .comma, .colon, .semicolon, .period, .at, .backslash, .pound, .equal, .arrow:
      part = text
    case _ where kind.rawValue >= TokenKind.Any.rawValue && kind.rawValue <= TokenKind.while.rawValue:
      part = text
    default:
      part = "\(kind)(\(text))"
    }
    if table.flags(i).contains(.joined) { part = "~" + part }
    if i > 0, table.flags(i).contains(.newlineBefore) { part = "¶" + part }
    if table.flags(i).contains(.malformed) { part += "!" }
    parts.append(part)
  }
  return parts.joined(separator: " ")
}

/// The kinds alone, `endOfFile` included.
func kinds(_ bytes: [UInt8]) -> [TokenKind] {
  let names = NameTable()
  let table = TokenTable(lexing: bytes, names: names)
  return (0..<table.count).map { table.kind($0) }
}

/// Each comment as `kind(text)`.
func comments(_ source: String) -> [String] {
  let bytes = Array(source.utf8)
  let names = NameTable()
  let table = TokenTable(lexing: bytes, names: names)
  return (0..<table.commentCount).map { i in
    let comment = table.comment(i)
    return "\(comment.kind)(\(String(decoding: bytes[Int(comment.start)..<Int(comment.end)], as: UTF8.self)))"
  }
}

/// What must hold for any bytes; gives the first thing that does not.
func brokenInvariant(_ bytes: [UInt8], _ names: NameTable) -> String? {
  let table = TokenTable(lexing: bytes, names: names)
  let count = table.count
  guard count > 0, table.kind(count - 1) == .endOfFile else { return "no endOfFile" }
  guard table.start(count - 1) == bytes.count, table.end(count - 1) == bytes.count else {
    return "endOfFile at \(table.start(count - 1))"
  }
  var position = 0
  var comment = 0
  /// What is open: strings, and between them their interpolations.
  var open: [TokenKind] = []
  for i in 0..<count {
    let start = table.start(i)
    let end = table.end(i)
    let kind = table.kind(i)
    guard start >= position, end >= start else { return "token \(i) \(kind) out of order" }
    let mayBeEmpty: [TokenKind] = [.endOfFile, .stringEnd, .interpolationEnd]
    if start == end, !mayBeEmpty.contains(kind) { return "empty \(kind)" }
    if start == end, kind != .endOfFile, !table.flags(i).contains(.malformed) {
      return "empty \(kind) is not malformed"
    }
    let blankBefore = i == 0 || start > position
    if table.flags(i).contains(.blankBefore) != blankBefore { return "blankBefore of token \(i) \(kind)" }
    // The gap.
    var sawNewline = i == 0
    while position < start {
      if comment < table.commentCount, Int(table.comment(comment).start) == position {
        let commentEnd = Int(table.comment(comment).end)
        guard commentEnd > position, commentEnd <= start else { return "comment \(comment) overlaps" }
        if bytes[position..<commentEnd].contains(where: { $0 == 10 || $0 == 13 }) { sawNewline = true }
        position = commentEnd
        comment += 1
        continue
      }
      switch bytes[position] {
      case 10, 13:
        sawNewline = true
        position += 1
      case 32, 9, 11, 12, 0: position += 1
      case 0xC2 where bytes[position + 1] == 0xA0: position += 2
      case 0xEF where bytes[position + 1] == 0xBB && bytes[position + 2] == 0xBF: position += 3
      default: return "byte \(bytes[position]) at \(position) is in no token"
      }
    }
    if table.flags(i).contains(.newlineBefore) != sawNewline { return "newlineBefore of token \(i) \(kind)" }
    position = end
    // Strings nest, and hold only segments and interpolations.
    if open.last == .stringStart {
      switch kind {
      case .stringSegment:
        if i > 0, table.kind(i - 1) == .stringSegment { return "two segments in a row" }
      case .interpolationStart: open.append(.interpolationStart)
      case .stringEnd: open.removeLast()
      default: return "\(kind) in a string"
      }
    } else {
      switch kind {
      case .stringStart: open.append(.stringStart)
      case .interpolationEnd:
        if open.popLast() != .interpolationStart { return "interpolationEnd without start" }
      case .stringEnd, .stringSegment, .interpolationStart: return "\(kind) outside of a string"
      default: break
      }
    }
    let isReserved = kind.rawValue >= TokenKind.Any.rawValue && kind.rawValue <= TokenKind.while.rawValue
    if isReserved, names.text(of: table.name(i)) != "\(kind)" { return "name of \(kind)" }
  }
  if !open.isEmpty { return "open string at the end" }
  if comment != table.commentCount { return "comment \(comment) inside of a token" }
  return nil
}

/// An expectation cannot borrow a table.
func expectNone(_ broken: String?, _ what: @autoclosure () -> String = "") {
  if let broken { Issue.record("\(what()) \(broken)") }
}
