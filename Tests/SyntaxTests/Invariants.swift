// What must hold for the tokens and the tree of any bytes.
//
// Only the public interface of `Syntax` is asked, because the package in Fuzzing compiles this file as
// well, through a symbolic link.

import Syntax

/// Lexes and parses `bytes` and gives the first thing that should hold and does not. That the parser
/// ends is for the caller to watch.
///
/// `twice`: parses once more, and the second tree must equal the first.
func firstViolation(_ bytes: [UInt8], _ names: NameTable, twice: Bool) -> String? {
  let table = TokenTable(lexing: bytes, names: names)
  if let violation = firstViolation(ofTokens: table, bytes, names) { return violation }
  let source = SourceText(path: "input.swift", bytes: bytes)
  let tree = Tree(parsing: source, names: names)
  if let difference = firstDifference(tree, table) { return difference }
  if let violation = firstViolation(ofNodes: tree, nameCount: names.count) { return violation }
  return twice ? firstDifference(tree, Tree(parsing: source, names: names)) : nil
}

// MARK: Tokens

/// How every token of these kinds is spelled, by the number of the kind.
private let spellings: [[UInt8]?] = {
  var spellings = [[UInt8]?](repeating: nil, count: 256)
  let fixed: [(TokenKind, String)] = [
    (.wildcard, "_"), (.equal, "="), (.arrow, "->"), (.prefixAmpersand, "&"), (.questionInfix, "?"),
    (.questionPostfix, "?"), (.exclamationPostfix, "!"), (.leftParenthesis, "("),
    (.rightParenthesis, ")"), (.leftBrace, "{"), (.rightBrace, "}"), (.leftSquare, "["),
    (.rightSquare, "]"), (.comma, ","), (.colon, ":"), (.semicolon, ";"), (.period, "."), (.at, "@"),
    (.colonColon, "::"), (.backslash, "\\"), (.pound, "#"), (.poundIf, "#if"),
    (.poundElseif, "#elseif"), (.poundElse, "#else"), (.poundEndif, "#endif"),
    (.poundAvailable, "#available"), (.poundUnavailable, "#unavailable"),
    (.poundSourceLocation, "#sourceLocation"),
  ]
  for (kind, spelling) in fixed { spellings[Int(kind.rawValue)] = Array(spelling.utf8) }
  for kind in TokenKind.allCases where kind.isReserved {
    spellings[Int(kind.rawValue)] = Array("\(kind)".utf8)
  }
  return spellings
}()

extension TokenKind {
  fileprivate var isReserved: Bool {
    rawValue >= TokenKind.Any.rawValue && rawValue <= TokenKind.while.rawValue
  }
  fileprivate var isOperator: Bool {
    self == .prefixOperator || self == .infixOperator || self == .postfixOperator
  }
}

private func firstViolation(
  ofTokens table: borrowing TokenTable, _ bytes: [UInt8], _ names: NameTable
) -> String? {
  let count = table.count
  guard count > 0, table.kind(count - 1) == .endOfFile, table.start(count - 1) == bytes.count,
    table.end(count - 1) == bytes.count
  else { return "the last token is not endOfFile at the end" }
  var gaps = Gaps()
  var strings = OpenStrings()
  /// The name of the operator that the current token goes on with.
  var operatorName = Name.none
  for i in 0..<count {
    let kind = table.kind(i)
    let flags = table.flags(i)
    let start = table.start(i)
    let end = table.end(i)
    func about(_ what: String) -> String { "token \(i), \(kind) at \(start)..<\(end): \(what)" }
    guard start >= gaps.position, end >= start, end <= bytes.count else {
      return about("overlaps, or lies outside of the file")
    }
    if kind == .endOfFile, i < count - 1 { return about("before the end") }
    if start == end {
      let mayBeEmpty = kind == .endOfFile || kind == .stringEnd || kind == .interpolationEnd
      guard mayBeEmpty else { return about("empty") }
      guard kind == .endOfFile || flags.contains(.malformed) else { return about("empty, not malformed") }
    }

    // The gap before it.
    let blankBefore = i == 0 || start > gaps.position
    guard flags.contains(.blankBefore) == blankBefore else { return about("blankBefore is wrong") }
    gaps.sawNewline = i == 0
    if let violation = gaps.firstViolation(to: start, bytes, table) { return about(violation) }
    guard flags.contains(.newlineBefore) == gaps.sawNewline else { return about("newlineBefore is wrong") }
    gaps.position = end

    if let violation = strings.firstViolation(adding: kind) { return about(violation) }

    // Spelling and name.
    if let spelling = spellings[Int(kind.rawValue)], !bytes[start..<end].elementsEqual(spelling) {
      return about("spelled otherwise")
    }
    let name = table.name(i)
    if flags.contains(.joined) {
      guard i > 0, !blankBefore, operatorName != .none else { return about("joined to no operator") }
      let isMark = kind == .questionPostfix || kind == .exclamationPostfix
      guard name == (isMark ? .none : operatorName) else { return about("another name than its operator") }
      continue
    }
    operatorName = .none
    if kind.isOperator {
      // The name is that of all pieces.
      var last = i
      while table.flags(last + 1).contains(.joined) { last += 1 }
      guard table.end(last) <= bytes.count, table.end(last) >= start else {
        return about("joined to something else")
      }
      operatorName = names.intern(bytes.span.extracting(start..<table.end(last)))
      guard name == operatorName else { return about("another name than its text") }
    } else if kind == .identifier || kind == .dollarIdentifier || kind == .wildcard || kind.isReserved {
      let inset = flags.contains(.backticks) ? 1 : 0
      guard end - start >= 2 * inset else { return about("too short for backticks") }
      guard name == names.intern(bytes.span.extracting(start + inset..<end - inset)) else {
        return about("another name than its text")
      }
    } else if name != .none {
      return about("has a name")
    }
  }
  if !strings.open.isEmpty { return "a string is open at the end" }
  if gaps.comment != table.commentCount { return "comment \(gaps.comment) is inside of a token" }
  return nil
}

/// What stands between two tokens: blanks and comments.
private struct Gaps {
  /// How far the file has been looked at.
  var position = 0
  /// The next comment.
  var comment = 0
  var sawNewline = false

  mutating func firstViolation(
    to end: Int, _ bytes: [UInt8], _ table: borrowing TokenTable
  ) -> String? {
    while position < end {
      if comment < table.commentCount, Int(table.comment(comment).start) == position {
        if let violation = firstViolation(ofComment: table.comment(comment), to: end, bytes, table) {
          return violation
        }
        comment += 1
        continue
      }
      switch bytes[position] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        sawNewline = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0: position += 1
      case 0xC2 where stands([0xC2, 0xA0], bytes): position += 2
      case 0xEF where stands([0xEF, 0xBB, 0xBF], bytes): position += 3
      default: return "the byte at \(position) before it is in no token"
      }
    }
    return position == end ? nil : "a blank reaches into it"
  }

  private mutating func firstViolation(
    ofComment comment: Comment, to gapEnd: Int, _ bytes: [UInt8], _ table: borrowing TokenTable
  ) -> String? {
    let end = Int(comment.end)
    guard end > position + 1, end <= gapEnd else { return "a comment overlaps" }
    let hasNewline = bytes[position..<end].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    switch comment.kind {
    case .line, .docLine:
      guard stands(Array("//".utf8), bytes), !hasNewline else { return "a line comment is none" }
      guard end == bytes.count || bytes[end] == UInt8(ascii: "\n") || bytes[end] == UInt8(ascii: "\r") else {
        return "a line comment ends early"
      }
    case .block, .docBlock:
      if stands(Array("/*".utf8), bytes) {
        let isClosed =
          end - position >= 4 && bytes[end - 2] == UInt8(ascii: "*")
          && bytes[end - 1] == UInt8(ascii: "/")
        let isLast = end == bytes.count && table.flags(table.count - 1).contains(.malformed)
        guard isClosed || isLast else { return "a block comment ends early" }
      } else if !stands(Array("<<<<<<< ".utf8), bytes), !stands(Array(">>>> ".utf8), bytes) {
        return "a block comment is none"
      }
    }
    sawNewline = sawNewline || hasNewline
    position = end
    return nil
  }

  private func stands(_ text: [UInt8], _ bytes: [UInt8]) -> Bool {
    bytes[position...].starts(with: text)
  }
}

/// Strings nest, and hold only segments and interpolations.
private struct OpenStrings {
  /// What is open: strings, and between them their interpolations.
  var open: [TokenKind] = []
  private var previous = TokenKind.endOfFile

  mutating func firstViolation(adding kind: TokenKind) -> String? {
    defer { previous = kind }
    if open.last == .stringStart {
      switch kind {
      case .stringSegment: return previous == .stringSegment ? "two segments in a row" : nil
      case .interpolationStart: open.append(kind)
      case .stringEnd: open.removeLast()
      default: return "in the text of a string"
      }
      return nil
    }
    switch kind {
    case .stringStart: open.append(kind)
    case .interpolationEnd: if open.popLast() != .interpolationStart { return "without its start" }
    case .stringEnd, .stringSegment, .interpolationStart: return "outside of a string"
    default: break
    }
    return nil
  }
}

// MARK: Nodes

private func firstViolation(ofNodes tree: Tree, nameCount: Int) -> String? {
  let root = tree.root
  guard tree.nodeCount > 0, root.kind == .sourceFile, root.number == 0, root.parent == nil,
    Int(root.end) == tree.nodeCount
  else { return "the root is not the root of all nodes" }
  guard root.firstToken == 0, root.endToken == tree.tokenCount else {
    return "the root does not cover every token"
  }
  /// The nodes that are open, outermost first, and before which token and offset each one's next child may not begin.
  var open: [(node: Node, nextToken: Int, nextOffset: Int)] = [(root, 0, 0)]
  for number in 1..<max(tree.nodeCount, 1) {
    let node = tree.node(number)
    while Int(open[open.count - 1].node.end) <= number { open.removeLast() }
    let (parent, nextToken, nextOffset) = open[open.count - 1]
    let first = node.firstToken
    let end = node.endToken
    func about(_ what: String) -> String {
      "node \(number), \(node.kind) of tokens \(first)..<\(end), in \(parent.number), \(parent.kind): \(what)"
    }
    guard node.end > node.number, node.end <= parent.end else { return about("ends outside of its parent") }
    guard node.parent?.number == parent.number else {
      return about("takes node \(node.parent?.number ?? 0) for its parent")
    }
    guard first <= end, first < tree.tokenCount, end <= parent.endToken else {
      return about("has tokens outside of its parent")
    }
    guard first >= nextToken else { return about("begins before token \(nextToken), where a sibling ends") }
    open[open.count - 1].nextToken = end
    let (range, outer) = (node.range, parent.range)
    guard range.lowerBound >= nextOffset, outer.lowerBound <= range.lowerBound, range.upperBound <= outer.upperBound
    else { return about("its range \(range) lies outside of its parent's \(outer), or before a sibling's end") }
    open[open.count - 1].nextOffset = range.upperBound
    guard node.name.id < nameCount else { return about("has no such name") }
    switch node.kind {
    case .sourceFile: return about("inside of a file")
    case .missing:
      guard first == end, node.end == node.number + 1, node.expectation != nil else {
        return about("is not a missing one")
      }
    case .omittedBase: guard first == end else { return about("is not empty") }
    case .unexpected:
      // At the end of the file it stands for what is not there.
      guard first < end || first == tree.tokenCount - 1 else {
        return about("is nothing unexpected")
      }
    default: break
    }
    open.append((node, first, node.range.lowerBound))
  }
  return nil
}

// MARK: The same bytes, the same tree

private func firstDifference(_ tree: Tree, _ table: borrowing TokenTable) -> String? {
  guard tree.tokenCount == table.count, tree.commentCount == table.commentCount else {
    return "the tree has other tokens than the lexer"
  }
  for i in 0..<table.count {
    guard tree.tokenKind(i) == table.kind(i), tree.tokenFlags(i) == table.flags(i),
      tree.tokenName(i) == table.name(i), tree.tokenRange(i).lowerBound == table.start(i),
      tree.tokenRange(i).upperBound == table.end(i)
    else { return "token \(i) of the tree differs from the lexer's" }
  }
  for i in 0..<table.commentCount {
    let (a, b) = (tree.comment(i), table.comment(i))
    guard a.start == b.start, a.end == b.end, a.kind == b.kind else {
      return "comment \(i) of the tree differs from the lexer's"
    }
  }
  return nil
}

private func firstDifference(_ first: Tree, _ second: Tree) -> String? {
  guard first.nodeCount == second.nodeCount, first.tokenCount == second.tokenCount else {
    return "another tree the second time"
  }
  for i in 0..<first.nodeCount {
    let (a, b) = (first.node(i), second.node(i))
    guard a.isAlike(b), a.firstToken == b.firstToken,
      a.endToken == b.endToken, a.end == b.end
    else { return "node \(i) differs the second time" }
  }
  return nil
}
