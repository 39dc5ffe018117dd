// Expressions.

extension Parser {
  /// Operands and operators in the order of the source; one operand alone is not a `sequence`.
  mutating func parseExpression() {
    guard enter() else { return }
    let start = mark()
    var operators = 0
    parseOperand()
    loop: while true {
      let op = mark()
      switch kind {
      case .infixOperator:
        let name = eatOperator()
        close(.binaryOperator, from: op, name: name)
      case .equal:
        if surroundings.contains(.pattern) { break loop }
        advance()
        close(.assignmentOperator, from: op)
      case .questionInfix:
        advance()
        let saved = surroundings
        surroundings.subtract(.initialValue)
        parseExpression()
        surroundings = saved
        expect(.colon)
        close(.ternary, from: op)
      case .arrow:
        advance()
        close(.binaryOperator, from: op)
      case .identifier where atEffectsBeforeArrow, .throws where atEffectsBeforeArrow,
        .rethrows where atEffectsBeforeArrow:
        parseEffects()
        advance()
        close(.binaryOperator, from: op)
      case .is, .as:
        parseCast()
        operators += 1
        continue
      default: break loop
      }
      operators += 1
      parseOperand()
    }
    leave()
    if operators > 0 { close(.sequence, from: start) }
  }

  /// `is T`, `as T`, `as? T`, `as! T`.
  mutating func parseCast() {
    let start = mark()
    var detail: UInt8 = kind == .is ? 0 : 1
    advance()
    if detail == 1, kind == .questionPostfix || kind == .exclamationPostfix {
      detail = kind == .questionPostfix ? 2 : 3
      advance()
    }
    parseType()
    close(.castOperator, from: start, detail: detail)
  }

  /// One operand with the words and prefix operators before it.
  mutating func parseOperand() {
    let start = mark()
    switch kind {
    case .try:
      guard enter() else { return }
      advance()
      var detail: UInt8 = 0
      if kind == .questionPostfix {
        detail = 1
        advance()
      } else if kind == .exclamationPostfix {
        detail = 2
        advance()
      }
      parseOperand()
      leave()
      close(.tryExpr, from: start, detail: detail)
    case .repeat:
      // Unlike `await`, it covers everything that follows.
      let name = self.name
      advance()
      parseExpression()
      close(.wordExpr, from: start, name: name)
    case .identifier where name.isContextualWord && atWordOfExpression:
      guard enter() else { return }
      let name = self.name
      advance()
      parseOperand()
      leave()
      close(.wordExpr, from: start, name: name)
    case .prefixOperator:
      // `reduce(0, -)`: a reference to the operator itself.
      if isOperandEnd(kind(at: indexAfterOperator(at: position))),
        !isEllipsis(at: position) || !surroundings.contains(.pattern)
      {
        let name = eatOperator()
        return close(.operatorReference, from: start, name: name)
      }
      guard enter() else { return }
      let name = eatOperator()
      parseOperand()
      leave()
      close(.prefixExpr, from: start, name: name)
    case .prefixAmpersand:
      guard enter() else { return }
      advance()
      if isOperandEnd(kind) {
        leave()
        return close(.operatorReference, from: start)
      }
      parseOperand()
      leave()
      close(.inOutExpr, from: start)
    case .infixOperator, .postfixOperator, .equal, .arrow:
      let next = kind(at: indexAfterOperator(at: position))
      if kind != .arrow, kind != .equal, isOperandEnd(next) || kind == .postfixOperator {
        let name = eatOperator()
        close(.operatorReference, from: start, name: name)
      } else {
        missing(.expression)
      }
    case .exclamationPostfix, .questionPostfix, .questionInfix:
      // `(!)` is an operator reference; elsewhere the token is stray.
      if kind == .exclamationPostfix, isOperandEnd(kind(ahead: 1)) {
        let name = eatOperator()
        close(.operatorReference, from: start, name: name)
      } else {
        missing(.expression)
      }
    default: parsePostfixExpression()
    }
  }

  private func indexAfterOperator(at index: Int) -> Int {
    var i = index + 1
    while i < tokens.count - 1, tokens.flags(i).contains(.joined) { i += 1 }
    return min(i, tokens.count - 1)
  }

  private func isOperandEnd(_ kind: TokenKind) -> Bool {
    kind == .rightParenthesis || kind == .comma || kind == .rightSquare || kind == .interpolationEnd
  }

  /// Whether the current word, which is a name elsewhere, begins an expression: `await x`, `consume x`.
  private var atWordOfExpression: Bool {
    guard !tokens.flags(position).contains(.backticks), let known = name.known else { return false }
    let next = position + 1
    switch known {
    case .await:
      switch kind(at: next) {
      case .identifier, .dollarIdentifier, .self, .Self, .super, .leftParenthesis, .leftSquare,
        .stringStart, .pound, .try, .prefixOperator, .if, .switch, .prefixAmpersand, .integerLiteral,
        .leftBrace, .do, .nil, .true, .false, .Any, .floatLiteral, .regexLiteral, .backslash, .wildcard,
        .repeat, .`init`, .at, .period:
        return true
      default: return false
      }
    case .consume, .copy, .borrow, .each, ._borrow, ._move: return isWordBeforeName(next)
    case .unsafe: return startsOperandOfUnsafe(at: next)
    default: return false
    }
  }

  /// Whether `unsafe` covers the operand at `index`, and is not a name.
  private func startsOperandOfUnsafe(at index: Int) -> Bool {
    if startsLine(index) { return false }
    switch kind(at: index) {
    case .prefixOperator, .backslash, .at, .wildcard, .regexLiteral, .Any, .`init`, .repeat, .if, .switch: return true
    // Directly after a name these are a member, a call and a subscript.
    case .period, .leftParenthesis, .leftSquare: return tokens.flags(index).contains(.blankBefore)
    case .leftBrace: return isTrailingClosure(at: index)
    default: return startsWordOperand(at: index)
    }
  }

  private func isWordBeforeName(_ index: Int) -> Bool {
    guard !startsLine(index) else { return false }
    switch kind(at: index) {
    case .identifier, .dollarIdentifier, .self, .Self: return true
    default: return false
    }
  }
}
