// Operators, and the regular expressions that begin like them.

extension Lexer {
  /// How many tokens before a `.?` or `.!` are searched for the `\` of a key path. Beyond it these are read as
  /// operators, as they are outside of key paths.
  private static let keyPathLimit = 64

  // MARK: Operators

  mutating func lexOperator() {
    let start = at
    let startsWithDot = bytes[start] == .dot
    var end = start
    var firstSlash = -1
    var endsComment = false
    scanning: while end < count {
      let byte = bytes[end]
      guard byte < 0x80 else {
        let (value, length) = bytes.scalar(at: end)
        guard length > 0 else { break }
        guard end == start ? ScalarClass.startsOperator(value) : ScalarClass.continuesOperator(value) else {
          break
        }
        end += length
        continue
      }
      guard classes.has(byte, ByteClasses.operation) else { break }
      switch byte {
      case .dot:
        if !startsWithDot { break scanning }
      case .slash:
        // A comment ends the operator.
        if end > start, bytes[end + 1] == .slash || bytes[end + 1] == .asterisk { break scanning }
        if firstSlash < 0 { firstSlash = end }
        if end > start, bytes[end - 1] == .asterisk { endsComment = true }
      case .less:
        if end > start, bytes[end + 1] == .pound, bytes.placeholderEnd(end) != nil { break scanning }
      default:
        break
      }
      end += 1
    }
    let leftBound = bytes.isLeftBound(start)
    if firstSlash >= 0, !leftBound,
      let regex = regexInOperator(start: start, slash: firstSlash, end: end)
    {
      if firstSlash > start { emitOperator(to: firstSlash, leftBound: false) }
      emit(.regexLiteral, to: regex.end, flags: regex.isMalformed ? .malformed : [])
      return
    }
    if endsComment {
      emit(.unknown, to: end, flags: .malformed)
    } else {
      emitOperator(to: end, leftBound: leftBound)
    }
  }

  @inline(__always)
  private mutating func emitOperator(to end: Int, leftBound: Bool) {
    let rightBound = bytes.isRightBound(end, leftBound: leftBound)
    if end - at == 1 {
      switch bytes[at] {
      case .equals: return emit(.equal, to: end, flags: leftBound == rightBound ? [] : .malformed)
      case .ampersand where rightBound && !leftBound: return emit(.prefixAmpersand, to: end)
      case .dot: return emit(.period, to: end)
      case .question: return emit(leftBound ? .questionPostfix : .questionInfix, to: end)
      default: break
      }
    } else if end - at == 2, bytes[at] == .minus, bytes[at + 1] == .greater {
      return emit(.arrow, to: end)
    }
    // `Vector<-1>` and `Box<~Copyable>`; elsewhere these are operators.
    if end - at == 2, leftBound, bytes[at] == .less,
      bytes[at + 1] == .minus && classes.has(bytes[end], ByteClasses.digit)
        || bytes[at + 1] == .tilde && classes.has(bytes[end], ByteClasses.name)
    {
      let name = names.intern(bytes, at, end)
      emit(.infixOperator, to: end - 1, name: name)
      return emit(.prefixOperator, to: end, name: name, flags: .joined)
    }
    let kind: TokenKind =
      leftBound == rightBound ? .infixOperator : leftBound ? .postfixOperator : .prefixOperator
    // `func ==<T>(…)`: the generic parameters begin in the middle of the run.
    if previous == .func, end - at > 1, bytes[end - 1] == .less, bytes.startsName(afterBlanks: end) {
      emitWhole(kind, to: end - 1)
      return emit(kind, to: end, name: names.intern(bytes, at, end))
    }
    // `Pack<>` is an empty list of arguments; elsewhere this is an operator.
    if leftBound, end - at > 1, bytes[at] == .less, bytes[at + 1] == .greater {
      return emitPieces(kind, to: end, name: names.intern(bytes, at, end))
    }
    emitWhole(kind, to: end)
  }

  private mutating func emitWhole(_ kind: TokenKind, to end: Int) {
    let name = names.intern(bytes, at, end)
    if bytes[at] == .greater, end - at > 1 { return emitPieces(kind, to: end, name: name) }
    emit(kind, to: end, name: name)
  }

  /// Cuts a run after its first byte and then after each leading `>`, so that in a type each `>` can close a list of
  /// its own. The later pieces are flagged `.joined`.
  private mutating func emitPieces(_ kind: TokenKind, to end: Int, name: Name) {
    emit(kind, to: at + 1, name: name)
    while at < end {
      switch bytes[at] {
      case .greater: emit(kind, to: at + 1, name: name, flags: .joined)
      // `Array<Optional<Int>?>?`
      case .question: emit(.questionPostfix, to: at + 1, flags: .joined)
      case .exclamation: emit(.exclamationPostfix, to: at + 1, flags: .joined)
      default:
        let isEqual = end - at == 1 && bytes[at] == .equals
        return emit(isEqual ? .equal : kind, to: end, name: name, flags: .joined)
      }
    }
  }

  /// Whether the next token continues a key path that a `\` began.
  var isInKeyPath: Bool {
    guard gap.isEmpty else { return false }
    var i = table.count - 1
    for _ in 0..<Self.keyPathLimit where i >= 0 {
      switch table.kind(i) {
      case .backslash: return true
      case .rightSquare, .rightParenthesis:
        i = Int(table.tokens[i].partner)
        if i == 0 { return false }
      case .identifier, .dollarIdentifier, .integerLiteral, .period, .colonColon, .questionPostfix,
        .exclamationPostfix, .prefixOperator, .infixOperator, .postfixOperator:
        break
      case let kind where kind.isReserved: break
      default: return false
      }
      if !table.flags(i).isDisjoint(with: [.blankBefore, .newlineBefore]) { return false }
      i -= 1
    }
    return false
  }

  // MARK: Regular expressions

  /// The regular expression that begins at the first slash of an operator; nil if there is none.
  private func regexInOperator(start: Int, slash: Int, end: Int) -> (end: Int, isMalformed: Bool)? {
    // The name of an operator that is declared.
    if previous == .func || previous == .operator { return nil }
    var mustBeRegex = false
    if !bytes.isRightBound(end, leftBound: false) {
      // It looks like a binary operator, but after `try?` and `try!` it cannot be one.
      mustBeRegex =
        beforePrevious == .try && (previous == .questionPostfix || previous == .exclamationPostfix)
      if !mustBeRegex {
        guard previous.canPrecedeRegex else { return nil }
        switch previous {
        case .leftParenthesis, .interpolationStart, .leftSquare, .comma, .colon, .colonColon:
          // An operator may be an argument.
          break
        default:
          mustBeRegex = true
        }
      }
    }
    return scanRegex(slash, mustBeRegex: mustBeRegex)
  }

  /// A bare regular expression must close on its line. Unless `mustBeRegex`, it neither begins nor ends with a blank
  /// and has no unbalanced `)`.
  private func scanRegex(_ slash: Int, mustBeRegex: Bool) -> (end: Int, isMalformed: Bool)? {
    var isMalformed = false
    var i = slash + 1
    switch bytes[i] {
    case .space, .tab:
      if !mustBeRegex { return nil }
      isMalformed = true
    case .asterisk, .slash:
      return nil
    default:
      break
    }
    if bytes[slash - 1] == .asterisk { return nil }
    var groups = 0
    var brackets = 0
    var lastBlank = -1
    while i < count {
      switch bytes[i] {
      case .slash:
        if bytes[i + 1] == .asterisk || bytes[i + 1] == .slash { return mustBeRegex ? (i, true) : nil }
        if lastBlank == i - 1 {
          if !mustBeRegex { return nil }
          isMalformed = true
        }
        // A name, a number or a string cannot follow directly. In Swift 5, where `/…/` is not a regular expression,
        // it can: `f(/, 1)/2`, `^/"/"`.
        if !mustBeRegex, classes.has(bytes[i + 1], ByteClasses.name) || bytes[i + 1] == .quote { return nil }
        return (i + 1, isMalformed)
      case .lineFeed, .carriageReturn:
        return mustBeRegex ? (i, true) : nil
      case .backslash:
        i += 1
        if i >= count || bytes[i] == .lineFeed || bytes[i] == .carriageReturn {
          return mustBeRegex ? (i, true) : nil
        }
      case .leftParenthesis:
        if brackets == 0 { groups += 1 }
      case .rightParenthesis:
        if brackets == 0 {
          if groups > 0 {
            groups -= 1
          } else if !mustBeRegex {
            return nil
          }
        }
      case .leftSquare:
        brackets += 1
      case .rightSquare:
        if brackets > 0 { brackets -= 1 }
      case .space, .tab:
        lastBlank = i
      default:
        break
      }
      i += 1
    }
    return mustBeRegex ? (count, true) : nil
  }

  /// `#/…/#`. If its first line holds only blanks, it spans several lines.
  mutating func lexPoundRegex(pounds: Int) {
    let pattern = at + pounds + 1
    var i = pattern
    while bytes[i] == .space || bytes[i] == .tab { i += 1 }
    let isMultiline = bytes[i] == .lineFeed || bytes[i] == .carriageReturn
    let firstNewline = i
    if isMultiline {
      if !regexSlashes.covers(firstNewline) { findRegexSlashes(firstNewline) }
      guard regexSlashes.hasClosing(from: firstNewline, pounds: pounds) else {
        // No delimiter closes it, so what follows is probably ordinary code.
        emit(.regexLiteral, to: firstNewline, flags: .malformed)
        return
      }
    } else {
      i = pattern
    }
    while i < count {
      switch bytes[i] {
      case .slash:
        i += 1
        guard bytes.hasRun(of: .pound, length: pounds, at: i) else { continue }
        let end = i + pounds
        i = end
        while bytes[i] == .pound { i += 1 }
        emit(.regexLiteral, to: i, flags: i > end ? .malformed : [])
        return
      case .lineFeed, .carriageReturn:
        guard isMultiline else {
          emit(.regexLiteral, to: i, flags: .malformed)
          return
        }
        i += 1
      case .backslash:
        i += 1
        if isMultiline || (bytes[i] != .lineFeed && bytes[i] != .carriageReturn) { i += 1 }
      default:
        i += 1
      }
    }
    emit(.regexLiteral, to: isMultiline ? firstNewline : count, flags: .malformed)
  }

  /// Finds every offset in the rest of the file at which a regular expression over several lines may end.
  private mutating func findRegexSlashes(_ start: Int) {
    regexSlashes.reset(to: start..<count)
    var i = start
    while i < count {
      switch bytes[i] {
      case .slash:
        let position = i
        i += 1
        while bytes[i] == .pound { i += 1 }
        if i > position + 1 { regexSlashes.add(position, pounds: i - position - 1) }
      case .backslash:
        i += 2
      default:
        i += 1
      }
    }
    regexSlashes.seal()
  }
}

extension TokenKind {
  /// Whether an expression, and so a regular expression, can follow this token.
  fileprivate var canPrecedeRegex: Bool {
    switch self {
    case .endOfFile, .leftBrace, .leftParenthesis, .leftSquare, .interpolationStart, .prefixOperator,
      .prefixAmpersand, .infixOperator, .equal, .semicolon, .comma, .colon, .questionInfix, .poundIf,
      .poundElse, .poundElseif, .poundEndif, .unknown:
      return true
    case .true, .false, .Any, .nil, .self, .Self, .super:
      return false
    default:
      return isReserved
    }
  }
}
