// What follows an operand: members, arguments, subscripts, trailing closures.

extension Parser {
  @inline(__always)
  mutating func parsePostfixExpression() {
    guard enter() else { return }
    let start = mark()
    let before = position
    let outerHeight = chainHeight
    chainHeight = 0
    parsePrimary()
    if position > before || kind != .endOfFile { parsePostfixChain(start) }
    chainHeight = max(outerHeight, chainHeight)
    leave()
  }

  private mutating func parsePostfixChain(_ start: Mark) {
    var links = chainHeight
    defer { chainHeight = max(links - 1, chainHeight) }
    while true {
      links = max(links, chainHeight) + 1
      if links > Self.chainLimit {
        // The rest of the chain gets a base of its own.
        if kind == .period || kind == .leftParenthesis { missing(.token) }
        return
      }
      switch kind {
      case .period:
        advance()
        parseMemberName(start)
      case .leftParenthesis:
        if onNewLine { return }
        parseArguments(closing: .rightParenthesis)
        if kind == .leftBrace, isTrailingClosure { parseTrailingClosures() }
        close(.call, from: start)
      case .leftSquare:
        if onNewLine { return }
        parseArguments(closing: .rightSquare)
        if kind == .leftBrace, isTrailingClosure { parseTrailingClosures() }
        close(.subscriptCall, from: start)
      case .leftBrace:
        guard isCallable(nodes[nodes.count - 1].kind), isTrailingClosure else { return }
        parseTrailingClosures()
        close(.call, from: start)
        // A call without parentheses takes only one closure without a label.
        if kind == .leftBrace { return }
      case .questionPostfix:
        advance()
        close(.optionalChaining, from: start)
      case .exclamationPostfix:
        advance()
        close(.forceUnwrap, from: start)
      case .postfixOperator:
        let name = eatOperator()
        close(.postfixExpr, from: start, name: name)
      case .poundIf where onNewLine && ifConfigHoldsPostfix(at: position):
        parsePostfixIfConfig(start)
      default: return
      }
    }
  }

  /// Whether a trailing closure can follow. It cannot follow a literal.
  private func isCallable(_ kind: NodeKind) -> Bool {
    switch kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .nilLiteral, .regexLiteral,
      .ifExpr, .switchExpr, .doStmt, .missing, .unexpected, .discardExpr, .keyPath:
      false
    default: true
    }
  }

  mutating func parseMemberName(_ start: Mark) {
    var name = Name.none
    switch kind {
    case .identifier, .integerLiteral, .dollarIdentifier, .wildcard:
      name = kind == .integerLiteral ? .none : self.name
      advance()
    case _ where isNameKeyword(kind):
      name = self.name
      advance()
    default: missing(.name)
    }
    if kind == .colonColon {
      advance()
      name = parseName()
    }
    skipCompoundName()
    parseGenericArgumentsIfSure()
    close(.memberAccess, from: start, name: name)
  }

  /// Consumes the labels of a function name: `f(a:b:)`.
  @inline(__always)
  mutating func skipCompoundName() {
    if kind == .leftParenthesis, !onNewLine, kind(ahead: 2) == .colon, isNameLike(kind(ahead: 1)) {
      skipLabels()
    }
  }

  private mutating func skipLabels() {
    let end = indexAfterGroup(at: position) - 1
    var i = position + 1
    while i < end {
      guard isNameLike(kind(at: i)), kind(at: i + 1) == .colon else { return }
      i += 2
    }
    guard i == end else { return }
    position = end + 1
  }

  private mutating func parsePostfixIfConfig(_ start: Mark) {
    guard enter() else { return }
    parseIfConfigClauses { parser in
      if !parser.atEndOfClause {
        let chain = parser.mark()
        parser.close(.omittedBase, from: chain)
        parser.parsePostfixChain(chain)
      }
      while !parser.atEndOfClause { parser.unexpected() }
    }
    leave()
    close(.postfixIfConfig, from: start)
  }

  /// `(a, label: b)` or `[a]`; only the arguments become nodes.
  mutating func parseArguments(closing: TokenKind) {
    guard enter() else { return }
    advance()
    let saved = surroundings
    surroundings = saved.intersection(.pattern)
    while kind != closing, kind != .endOfFile {
      let before = position
      let argument = mark()
      var name = Name.none
      if kind(ahead: 1) == .colon, isNameLike(kind) {
        name = self.name
        advance()
        advance()
      }
      parseExpression()
      close(.argument, from: argument, name: name)
      if eat(.comma) { continue }
      if kind == closing { break }
      if position == before || kind == .rightBrace || kind == .rightParenthesis || kind == .rightSquare
        || kind == .leftBrace || onNewLine
      {
        break
      }
      unexpected()
    }
    surroundings = saved
    expect(closing)
    leave()
  }

  /// Whether the `{` here is a trailing closure, and not the block of a statement or of accessors.
  var isTrailingClosure: Bool { isTrailingClosure(at: position) }

  func isTrailingClosure(at brace: Int) -> Bool {
    // The cases of a `switch`.
    if kind(at: brace + 1) == .case { return false }
    if surroundings.contains(.condition) {
      if startsLine(brace + 1) { return false }
      // It is a closure only if the token after its `}` shows that the block is yet to come.
      return isClosureInCondition(at: brace)
    }
    if surroundings.contains(.initialValue) { return !startsObservers(at: brace) }
    return true
  }

  mutating func parseTrailingClosures() {
    let first = mark()
    parseClosure()
    close(.trailingClosure, from: first)
    while isNameLike(kind), kind != .default, kind != .case, kind(ahead: 1) == .colon,
      kind(ahead: 2) == .leftBrace
    {
      let labelled = mark()
      let name = self.name
      advance()
      advance()
      parseClosure()
      close(.trailingClosure, from: labelled, name: name)
    }
  }
}
