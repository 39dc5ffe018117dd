// Expressions.

extension Parser {
  /// Operands and operators as they stand; one operand alone is no `sequence`.
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
      // Unlike `await` and its kind it covers all that follows.
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
      // `(!)`: an operator reference; otherwise a stray one.
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

  /// `await x`, `consume x` …: words that are names elsewhere.
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

  /// Does `unsafe` cover what stands at `index`, or is it a name?
  private func startsOperandOfUnsafe(at index: Int) -> Bool {
    if startsLine(index) { return false }
    switch kind(at: index) {
    case .prefixOperator, .backslash, .at, .wildcard, .regexLiteral, .Any, .`init`, .repeat, .if, .switch: return true
    // After a name without a blank a member, a call and a subscript.
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

  // MARK: Postfix chains

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
        // Give the rest of the chain a base of its own.
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
        // Only one without parentheses.
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

  /// A closure cannot follow a literal.
  private func isCallable(_ kind: NodeKind) -> Bool {
    switch kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .nilLiteral, .regexLiteral,
      .ifExpr, .switchExpr, .doStmt, .missing, .unexpected, .discardExpr, .keyPath:
      false
    default: true
    }
  }

  private mutating func parseMemberName(_ start: Mark) {
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

  /// `f(a:b:)` names a function by its labels.
  @inline(__always)
  private mutating func skipCompoundName() {
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
    openIfConfigs += 1
    var detail: UInt8 = 0
    repeat {
      let clause = mark()
      advance()
      if detail != 2 { parseIfConfigCondition() }
      if !atEndOfClause {
        let chain = mark()
        close(.omittedBase, from: chain)
        parsePostfixChain(chain)
      }
      while !atEndOfClause { unexpected() }
      close(.ifConfigClause, from: clause, detail: detail)
      detail = kind == .poundElse ? 2 : 1
    } while kind == .poundElseif || kind == .poundElse
    openIfConfigs -= 1
    expect(.poundEndif)
    leave()
    close(.postfixIfConfig, from: start)
  }

  // MARK: Calls

  /// `(a, label: b)` or `[a]`; the nodes are the arguments alone.
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

  /// Is the `{` here a trailing closure, or does it begin the block of a statement or accessors?
  private var isTrailingClosure: Bool { isTrailingClosure(at: position) }

  private func isTrailingClosure(at brace: Int) -> Bool {
    // The cases of a `switch`.
    if kind(at: brace + 1) == .case { return false }
    if surroundings.contains(.condition) {
      if startsLine(brace + 1) { return false }
      // A closure only if what follows its `}` shows that the block is yet to come.
      return isClosureInCondition(at: brace)
    }
    if surroundings.contains(.initialValue) { return !startsObservers(at: brace) }
    return true
  }

  private mutating func parseTrailingClosures() {
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

  // MARK: Closures

  mutating func parseClosure() {
    guard enter() else { return }
    let start = mark()
    advance()
    let saved = surroundings
    let savedConfigs = openIfConfigs
    surroundings = []
    openIfConfigs = 0
    if hasClosureSignature { parseClosureSignature() }
    parseItems(in: .code)
    while atEndOfClause, kind != .endOfFile {
      unexpected()
      parseItems(in: .code)
    }
    surroundings = saved
    openIfConfigs = savedConfigs
    expect(.rightBrace)
    leave()
    close(.closure, from: start)
  }

  /// Looks for the `in` of a signature from the token after `{`.
  private var hasClosureSignature: Bool {
    var i = position
    while kind(at: i) == .at { i = indexAfterAttribute(at: i) }
    if kind(at: i) == .leftSquare { i = indexAfterGroup(at: i) }
    if kind(at: i) == .leftParenthesis {
      i = indexAfterGroup(at: i)
    } else {
      while kind(at: i) == .identifier || kind(at: i) == .wildcard || kind(at: i) == .dollarIdentifier {
        i += 1
        guard kind(at: i) == .comma else { break }
        i += 1
      }
    }
    while true {
      switch kind(at: i) {
      case .in: return true
      case .identifier where name(at: i) == .async: i += 1
      case .throws:
        i += 1
        if kind(at: i) == .leftParenthesis { i = indexAfterGroup(at: i) }
      case .rethrows: i += 1
      case .arrow:
        // The result type runs up to `in`.
        i += 1
        for _ in 0..<64 {
          switch kind(at: i) {
          case .in: return true
          case .leftBrace, .rightBrace, .semicolon, .endOfFile, .equal: return false
          default: i = indexAfterGroup(at: i)
          }
        }
        return false
      default: return false
      }
    }
  }

  private mutating func parseClosureSignature() {
    let start = mark()
    while kind == .at { parseAttribute() }
    if kind == .leftSquare { parseCaptures() }
    if kind == .leftParenthesis {
      parseParameterClause()
    } else {
      // `async` where a parameter may stand is one.
      while kind != .in, isNameLike(kind) {
        let parameter = mark()
        let name = self.name
        advance()
        close(.closureParameter, from: parameter, name: name)
        guard eat(.comma) else { break }
      }
    }
    parseEffects()
    parseReturnClause()
    while kind != .in, kind != .endOfFile { unexpected() }
    expect(.in)
    close(.closureSignature, from: start)
  }

  private mutating func parseCaptures() {
    let end = indexAfterGroup(at: position) - 1
    advance()
    while position < end {
      let before = position
      let capture = mark()
      // `weak`, `unowned(safe)` before the name.
      if kind == .identifier, name == .weak || name == .unowned, kind(ahead: 1) != .comma,
        kind(ahead: 1) != .equal, kind(ahead: 1) != .rightSquare
      {
        let modifier = mark()
        let word = name
        advance()
        if kind == .leftParenthesis { position = indexAfterGroup(at: position) }
        close(.modifier, from: modifier, name: word)
      }
      if kind == .var || kind == .let { advance() }
      var name = Name.none
      if kind(ahead: 1) == .equal {
        name = self.name
        advance()
        advance()
        parseExpression()
      } else if kind == .identifier || kind == .self, kind(ahead: 1) == .comma || position + 1 == end {
        name = self.name
        advance()
      } else {
        parseExpression()
      }
      close(.capture, from: capture, name: name)
      if eat(.comma) { continue }
      if position >= end || position == before { break }
      unexpected()
    }
    if position < end { position = end }
    expect(.rightSquare)
  }

  // MARK: Primary expressions

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
      // Not an expression, but written as one by beginners; the condition list reads it elsewhere.
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
      // All that follows: `let x as T`, `let (a, b)?`.
      parseExpression()
      close(.bindingPattern, from: start, detail: detail)
    case .is where surroundings.contains(.pattern):
      advance()
      parseType()
      close(.isPattern, from: start)
    default: missing(.expression)
    }
  }

  /// `any P`, `nonisolated(nonsending) () async -> Void`: a type that begins with a word which is a name
  /// elsewhere.
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

  /// `borrowing x` in a pattern.
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

  /// Does what follows the `}` show that the `{` here is a closure, and that the block of the
  /// statement is yet to come?
  var isClosureInCondition: Bool { isClosureInCondition(at: position) }

  private func isClosureInCondition(at brace: Int) -> Bool {
    let end = partner(of: brace)
    guard end > brace else { return false }
    let next = min(end + 1, tokens.count - 1)
    switch kind(at: next) {
    case .leftBrace, .where, .comma: return true
    case .infixOperator:
      // After a comma nothing but a closure stands before an operator.
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
        // Whatever went wrong inside stays inside.
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
      // The root: a type without the members that the path goes on with.
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

  /// The current token is `#`; `start` is before the attributes, where it has some.
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
