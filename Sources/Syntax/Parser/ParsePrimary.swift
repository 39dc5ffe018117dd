// Operands: literals, names, collections, key paths, macros.

extension Parser {
  mutating func parsePrimary() {
    let start = mark()
    switch kind {
    case .identifier:
      if atTypeInExpression {
        parseType()
        return close(.typeExpr, from: start)
      }
      if atBindingWord {
        advance()
        parseExpression()
        return close(.bindingPattern, from: start, detail: 1)
      }
      var name = self.name
      advance()
      if kind == .colonColon {
        // A module before the name.
        advance()
        if isOperatorName(kind), !onNewLine {
          let name = eatOperator()
          return close(.operatorReference, from: start, name: name)
        }
        name = parseName()
      }
      skipCompoundName()
      parseGenericArgumentsIfSure()
      close(.identifierExpr, from: start, name: name)
    case .dollarIdentifier, .self, .super, .Any, .`init`:
      let name = self.name
      advance()
      skipCompoundName()
      close(.identifierExpr, from: start, name: name)
    case .Self:
      let name = self.name
      advance()
      parseGenericArgumentsIfSure()
      close(.identifierExpr, from: start, name: name)
    case .wildcard:
      advance()
      close(.discardExpr, from: start)
    case .integerLiteral:
      advance()
      close(.integerLiteral, from: start)
    case .floatLiteral:
      advance()
      close(.floatLiteral, from: start)
    case .true, .false:
      let detail: UInt8 = kind == .true ? 1 : 0
      advance()
      close(.booleanLiteral, from: start, detail: detail)
    case .nil:
      advance()
      close(.nilLiteral, from: start)
    case .regexLiteral:
      advance()
      close(.regexLiteral, from: start)
    case .stringStart: parseString()
    case .leftParenthesis:
      parseArguments(closing: .rightParenthesis)
      close(.tuple, from: start)
    case .leftSquare: parseCollection()
    case .leftBrace where !surroundings.contains(.condition) || isClosureInCondition: parseClosure()
    case .period:
      advance()
      parseMemberName(start)
    case .backslash: parseKeyPath()
    case .pound: parseMacroExpansion(start)
    case .poundAvailable, .poundUnavailable:
      // The condition is not an expression, but may be written as one. Condition lists parse it in `parseCondition`.
      let detail: UInt8 = kind == .poundUnavailable ? 1 : 0
      advance()
      if kind == .leftParenthesis { position = min(indexAfterGroup(at: position), tokens.count - 1) }
      close(.availabilityCondition, from: start, detail: detail)
    case .if: parseIf()
    case .switch: parseSwitch()
    case .do: parseDo()
    case .at,
      .inout where !surroundings.contains(.pattern):
      parseType()
      close(.typeExpr, from: start)
    case .let, .var, .inout:
      guard surroundings.contains(.pattern) else { return missing(.expression) }
      let detail: UInt8 = kind == .let ? 1 : 0
      advance()
      // It covers everything that follows: `let x as T`, `let (a, b)?`.
      parseExpression()
      close(.bindingPattern, from: start, detail: detail)
    case .is where surroundings.contains(.pattern):
      advance()
      parseType()
      close(.isPattern, from: start)
    default: missing(.expression)
    }
  }

  /// Whether a type begins with a word that is a name elsewhere: `any P`, `nonisolated(nonsending) () async -> Void`.
  private var atTypeInExpression: Bool {
    let next = position + 1
    if at(word: .any) || at(word: .some) {
      guard !startsLine(next) else { return false }
      return kind(at: next) == .identifier || (name == .any && isOperator(UInt8(ascii: "~"), at: next))
    }
    return at(word: .nonisolated) && kind(at: next) == .leftParenthesis && !startsLine(next)
      && at(word: .nonsending, index: next + 1) && kind(at: next + 2) == .rightParenthesis
      && startsType(at: next + 3)
  }

  /// Whether the current token is the word of a binding: `borrowing x` in a pattern.
  private var atBindingWord: Bool {
    surroundings.contains(.pattern) && (at(word: .borrowing) || at(word: ._borrowing))
      && (kind(ahead: 1) == .identifier || kind(ahead: 1) == .wildcard) && !startsLine(position + 1)
  }

  private func isOperatorName(_ kind: TokenKind) -> Bool {
    switch kind {
    case .prefixOperator, .infixOperator, .postfixOperator, .prefixAmpersand: true
    default: false
    }
  }

  /// Whether the token after the `}` shows that the `{` here is a closure, and that the block of the statement is yet
  /// to come.
  var isClosureInCondition: Bool { isClosureInCondition(at: position) }

  func isClosureInCondition(at brace: Int) -> Bool {
    let end = partner(of: brace)
    guard end > brace else { return false }
    let next = min(end + 1, tokens.count - 1)
    switch kind(at: next) {
    case .leftBrace, .where, .comma: return true
    case .infixOperator:
      // After a comma, only a closure can precede an operator.
      return !startsLine(next) || kind(at: brace - 1) == .comma
    case .leftSquare, .leftParenthesis, .period, .is, .as, .questionPostfix, .questionInfix,
      .exclamationPostfix, .colon, .equal, .postfixOperator:
      return !startsLine(next)
    default: return false
    }
  }

  private mutating func parseString() {
    guard enter() else { return }
    let start = mark()
    advance()
    while true {
      switch kind {
      case .stringSegment:
        let segment = mark()
        advance()
        close(.stringSegment, from: segment)
      case .interpolationStart:
        let interpolation = mark()
        let end = partner(of: position)
        parseArguments(closing: .interpolationEnd)
        // Recovery ends with the interpolation.
        if end > position {
          let rest = mark()
          position = end
          errorCount += 1
          close(.unexpected, from: rest)
          advance()
        }
        close(.interpolation, from: interpolation)
        if position == interpolation.token { advance() }
      case .stringEnd:
        if tokens.flags(position).contains(.malformed) { missing(.token) }
        advance()
        leave()
        return close(.stringLiteral, from: start)
      default:
        missing(.token)
        leave()
        return close(.stringLiteral, from: start)
      }
    }
  }

  private mutating func parseCollection() {
    let start = mark()
    guard enter() else { return }
    // `[3 of Int]`
    if kind(ahead: 1) == .integerLiteral || kind(ahead: 1) == .identifier || kind(ahead: 1) == .wildcard,
      at(word: .of, index: position + 2), !startsLine(position + 2)
    {
      parseBracketType()
      leave()
      return close(.typeExpr, from: start)
    }
    advance()
    let saved = surroundings
    surroundings = saved.intersection(.pattern)
    var isDictionary = false
    if kind == .colon, kind(ahead: 1) == .rightSquare {
      advance()
      isDictionary = true
    }
    while kind != .rightSquare, kind != .endOfFile {
      let before = position
      let element = mark()
      parseExpression()
      if eat(.colon) {
        isDictionary = true
        parseExpression()
        close(.dictionaryElement, from: element)
      }
      if eat(.comma) { continue }
      if kind == .rightSquare { break }
      if position == before || kind == .rightBrace || kind == .rightParenthesis || kind == .leftBrace
        || onNewLine
      {
        break
      }
      unexpected()
    }
    surroundings = saved
    expect(.rightSquare)
    leave()
    close(isDictionary ? .dictionaryLiteral : .arrayLiteral, from: start)
  }

  private mutating func parseKeyPath() {
    let start = mark()
    advance()
    var name = Name.none
    if kind != .period {
      // The root: a type without the members that the path continues with.
      switch kind {
      case .identifier, .Self, .Any, .leftParenthesis, .leftSquare: parsePostfixType(allowsMembers: false)
      default: break
      }
    }
    // `\..a` is `\.a`.
    if kind == .period, kind(ahead: 1) == .period { advance() }
    var links = 0
    while links < Self.chainLimit {
      links += 1
      let component = mark()
      switch kind {
      case .period:
        advance()
        var componentName = Name.none
        switch kind {
        case .identifier, .dollarIdentifier:
          componentName = self.name
          advance()
          if eat(.colonColon) { componentName = parseName() }
        case .integerLiteral: advance()
        // `\.[0]`, `\.?.a`, `\A.?`
        case .leftSquare: parseArguments(closing: .rightSquare)
        case .questionPostfix, .exclamationPostfix, .questionInfix: advance()
        case _ where isNameKeyword(kind):
          componentName = self.name
          advance()
        default:
          missing(.name)
        }
        if componentName != .none {
          name = componentName
          if kind == .leftParenthesis, !afterBlank { skipCompoundName() }
          if kind == .leftParenthesis, !afterBlank { parseArguments(closing: .rightParenthesis) }
          parseGenericArgumentsIfSure()
        }
        close(.keyPathComponent, from: component, name: componentName)
      case .leftSquare where !onNewLine:
        parseArguments(closing: .rightSquare)
        close(.keyPathComponent, from: component)
      case .questionPostfix, .exclamationPostfix:
        advance()
        close(.keyPathComponent, from: component)
      default:
        return close(.keyPath, from: start, name: name)
      }
    }
    close(.keyPath, from: start, name: name)
  }

  /// The current token is `#`; `start` is before its attributes, if it has any.
  mutating func parseMacroExpansion(_ start: Mark) {
    guard enter() else { return }
    advance()
    var name = Name.none
    if kind == .identifier || isNameKeyword(kind) {
      name = self.name
      advance()
    } else {
      missing(.name)
    }
    if eat(.colonColon) { name = parseName() }
    parseGenericArgumentsIfSure()
    if kind == .leftParenthesis, !onNewLine { parseArguments(closing: .rightParenthesis) }
    if kind == .leftBrace, isTrailingClosure { parseTrailingClosures() }
    leave()
    close(.macroExpansion, from: start, name: name)
  }
}
