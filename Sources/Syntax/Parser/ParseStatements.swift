// Statements, conditions and patterns.

extension Parser {
  mutating func parseStatement() {
    guard enter() else { return }
    parseStatementBody()
    leave()
  }

  @inline(__always)
  private mutating func parseStatementBody() {
    let start = mark()
    switch kind {
    case .if, .switch:
      if kind == .if { parseIf() } else { parseSwitch() }
      // As the value of a closure: `if a { 1 } else { 2 } as Int`.
      if kind == .as {
        parseCast()
        close(.sequence, from: start)
      }
    case .guard:
      advance()
      parseConditionList()
      expect(.else)
      parseCodeBlock()
      close(.guardStmt, from: start)
    case .for: parseFor()
    case .while:
      advance()
      parseConditionList()
      parseCodeBlock()
      close(.whileStmt, from: start)
    case .repeat where kind(ahead: 1) == .leftBrace:
      advance()
      parseCodeBlock()
      if eat(.while) { parseExpression() } else { missing(.token) }
      close(.repeatStmt, from: start)
    case .do:
      parseDo()
      if kind == .as {
        parseCast()
        close(.sequence, from: start)
      }
    case .defer:
      advance()
      parseCodeBlock()
      close(.deferStmt, from: start)
    case .return:
      advance()
      if startsValue { parseExpression() }
      close(.returnStmt, from: start)
    case .throw:
      advance()
      parseExpression()
      close(.throwStmt, from: start)
    case .break, .continue:
      let isBreak = kind == .break
      advance()
      var name = Name.none
      if kind == .identifier, !onNewLine {
        name = self.name
        advance()
      }
      close(isBreak ? .breakStmt : .continueStmt, from: start, name: name)
    case .fallthrough:
      advance()
      close(.fallthroughStmt, from: start)
    case .identifier:
      if kind(ahead: 1) == .colon, isLabelable(kind(ahead: 2)) {
        let name = self.name
        advance()
        advance()
        parseStatement()
        return close(.labeledStmt, from: start, name: name)
      }
      if at(word: .yield) || at(word: .discard) || at(word: .then),
        startsWordOperand(at: position + 1) || (name == .then && startsValueOfThen(at: position + 1))
      {
        let name = self.name
        advance()
        parseExpression()
        return close(.wordStmt, from: start, name: name)
      }
      parseExpression()
    default: parseExpression()
    }
  }

  private func isLabelable(_ kind: TokenKind) -> Bool {
    switch kind {
    case .for, .while, .repeat, .if, .switch, .do: true
    default: false
    }
  }

  /// Whether an expression that belongs to `return` begins here.
  private var startsValue: Bool {
    switch kind {
    case .rightBrace, .semicolon, .endOfFile, .poundElse, .poundElseif, .poundEndif, .poundIf,
      .rightParenthesis, .rightSquare, .comma, .case, .default:
      false
    case .do: !onNewLine
    case .for, .while, .guard, .return, .throw, .break, .continue, .fallthrough, .defer, .in: false
    case .let, .var, .func, .class, .struct, .enum, .protocol, .extension, .import, .typealias: false
    case .at: !onNewLine
    default: !(onNewLine && atDeclaration(in: .code))
    }
  }

  /// Whether the operand of a contextual word begins at `index`, on the same line.
  func startsWordOperand(at index: Int) -> Bool {
    if startsLine(index) { return false }
    switch kind(at: index) {
    case .identifier, .dollarIdentifier, .self, .Self, .super, .integerLiteral, .floatLiteral,
      .stringStart, .true, .false, .nil, .prefixAmpersand, .pound, .try:
      return true
    default: return false
    }
  }

  /// Whether the operand of `then` begins at `index`, with a token that cannot follow a name.
  private func startsValueOfThen(at index: Int) -> Bool {
    switch kind(at: index) {
    case .prefixOperator, .if, .switch, .do, .regexLiteral, .backslash: !startsLine(index)
    default: false
    }
  }

  // MARK: if, switch

  mutating func parseIf() {
    guard enter() else { return }
    let start = mark()
    advance()
    parseConditionList()
    parseCodeBlock()
    if kind == .else {
      advance()
      if kind == .if { parseIf() } else { parseCodeBlock() }
    }
    leave()
    close(.ifExpr, from: start)
  }

  mutating func parseSwitch() {
    guard enter() else { return }
    let start = mark()
    advance()
    let saved = surroundings
    surroundings = .condition
    parseExpression()
    surroundings = []
    if eat(.leftBrace) {
      parseSwitchCases()
      while kind != .rightBrace, kind != .endOfFile {
        if atEndOfClause, !isStrayDirective { break }
        unexpected()
        parseSwitchCases()
      }
      expect(.rightBrace)
    } else {
      missing(.block)
    }
    surroundings = saved
    leave()
    close(.switchExpr, from: start)
  }

  /// Cases, and `#if`s that hold cases.
  mutating func parseSwitchCases() {
    while true {
      switch kind {
      case .case, .default: parseSwitchCase()
      case .at where attributeStartsCase(at: position): parseSwitchCase()
      // In the place of a case, a clause may hold no case: `#warning` alone.
      case .poundIf: parseIfConfig(in: .cases, holdsCases: true)
      case .poundSourceLocation: parseItem(in: .code)
      case .pound where at(word: .warning, index: position + 1) || at(word: .error, index: position + 1):
        parseItem(in: .code)
      default: return
      }
    }
  }

  private mutating func parseSwitchCase() {
    let start = mark()
    if kind == .at { parseAttribute() }
    var detail: UInt8 = 0
    if kind == .default {
      detail = 1
      advance()
    } else {
      expect(.case)
      parseCaseItems(beforeBlock: false)
    }
    expect(.colon)
    parseItems(in: .cases)
    close(.switchCase, from: start, detail: detail)
  }

  /// `beforeBlock`: the items belong to a `catch`, where `{` begins the block; in a `case` a closure may stand there.
  private mutating func parseCaseItems(beforeBlock: Bool) {
    repeat {
      if kind == .colon || (kind == .leftBrace && beforeBlock) { break }
      let item = mark()
      // `catch where condition`
      if kind != .where { parseMatchingPattern() }
      if kind == .where { parseWhereCondition() }
      close(.caseItem, from: item)
    } while eat(.comma)
  }

  /// `where condition` of a case or a loop.
  private mutating func parseWhereCondition() {
    let start = mark()
    advance()
    let saved = surroundings
    surroundings.subtract(.pattern)
    parseExpression()
    surroundings = saved
    close(.whereClause, from: start)
  }

  // MARK: Loops, do

  private mutating func parseFor() {
    let start = mark()
    advance()
    while kind == .try || at(word: .await)
      || (at(word: .unsafe) && kind(ahead: 1) != .in && kind(ahead: 1) != .colon)
    {
      advance()
    }
    let saved = surroundings
    if kind == .case {
      advance()
      surroundings = .condition
      parseMatchingPattern()
    } else {
      _ = parseBindingPattern()
    }
    if kind == .colon { parseTypeAnnotation() }
    expect(.in)
    surroundings = .condition
    let sequence = mark()
    parseExpression()
    close(.forSequence, from: sequence)
    if kind == .where { parseWhereCondition() }
    surroundings = saved
    parseCodeBlock()
    close(.forStmt, from: start)
  }

  mutating func parseDo() {
    let start = mark()
    advance()
    parseEffects()
    parseCodeBlock()
    while kind == .catch {
      let clause = mark()
      advance()
      let saved = surroundings
      surroundings = .condition
      parseCaseItems(beforeBlock: true)
      surroundings = saved
      parseCodeBlock()
      close(.catchClause, from: clause)
    }
    close(.doStmt, from: start)
  }

  // MARK: Conditions

  mutating func parseConditionList() {
    let start = mark()
    let saved = surroundings
    repeat {
      surroundings = .condition
      // A comma may end the list.
      if kind == .leftBrace || kind == .else, position > start.token, !isClosureInCondition { break }
      parseCondition()
    } while eat(.comma)
    surroundings = saved
    close(.conditionList, from: start)
  }

  private mutating func parseCondition() {
    let start = mark()
    switch kind {
    case .poundAvailable, .poundUnavailable:
      let detail: UInt8 = kind == .poundUnavailable ? 1 : 0
      advance()
      if kind == .leftParenthesis { position = min(indexAfterGroup(at: position), tokens.count - 1) }
      close(.availabilityCondition, from: start, detail: detail)
    case .let, .var, .inout:
      let isLet = kind == .let
      advance()
      let name = parseBindingPattern()
      if kind == .colon { parseTypeAnnotation() }
      if kind == .equal { parseInitializer() }
      close(.optionalBinding, from: start, name: name, detail: isLet ? 1 : 0)
    case .case:
      advance()
      parseMatchingPattern()
      if kind == .colon { parseTypeAnnotation() }
      if kind == .equal { parseInitializer() } else { missing(.token) }
      close(.matchingCondition, from: start)
    default: parseExpression()
    }
  }

  // MARK: Patterns

  /// A pattern of a declaration. Returns the name of a single identifier, otherwise `.none`.
  mutating func parseBindingPattern() -> Name {
    guard enter() else { return .none }
    defer { leave() }
    let start = mark()
    switch kind {
    case .wildcard:
      advance()
      close(.wildcardPattern, from: start)
    case .leftParenthesis:
      advance()
      while kind != .rightParenthesis, kind != .endOfFile {
        let before = position
        if isNameLike(kind), kind(ahead: 1) == .colon {
          advance()
          advance()
        }
        _ = parseBindingPattern()
        if eat(.comma) { continue }
        if position == before || kind != .rightParenthesis { break }
      }
      expect(.rightParenthesis)
      close(.tuplePattern, from: start)
    case .let, .var, .inout:
      let detail: UInt8 = kind == .let ? 1 : 0
      advance()
      let name = parseBindingPattern()
      close(.bindingPattern, from: start, name: name, detail: detail)
      return name
    case .identifier, .dollarIdentifier:
      let name = self.name
      advance()
      close(.identifierPattern, from: start, name: name)
      return name
    case .self where !onNewLine:
      // `guard let self`
      let name = self.name
      advance()
      close(.identifierPattern, from: start, name: name)
      return name
    default: missing(.pattern)
    }
    return .none
  }

  /// A pattern of a `case`.
  mutating func parseMatchingPattern() {
    let start = mark()
    let saved = surroundings
    surroundings.insert(.pattern)
    if kind == .is {
      advance()
      parseType()
      close(.isPattern, from: start)
    } else {
      parseExpression()
      close(.expressionPattern, from: start)
    }
    surroundings = saved
  }
}
