// Types.

extension Parser {
  /// A type. `isRequirement`: the left side of a requirement, where an integer is allowed too.
  mutating func parseType(isRequirement: Bool = false) {
    guard enter() else { return }
    let start = mark()
    var isAttributed = false
    while true {
      if kind == .at {
        parseAttribute(ofType: true)
        isAttributed = true
      } else if atTypeSpecifier {
        let modifier = mark()
        let name = self.name
        advance()
        if kind == .leftParenthesis, !afterBlank, name == .nonisolated || name == .dependsOn {
          position = min(indexAfterGroup(at: position), tokens.count - 1)
        }
        close(.modifier, from: modifier, name: name)
        isAttributed = true
      } else {
        break
      }
    }
    parseFunctionOrSimpleType()
    if isAttributed { close(.attributedType, from: start) }
    leave()
  }

  private var atTypeSpecifier: Bool {
    if kind == .inout { return true }
    guard kind == .identifier, name.isContextualWord, let known = name.known else { return false }
    switch known {
    case .borrowing, .consuming, .__owned, .__shared, .isolated, .sending, ._const:
      // A type may have the same name.
      return startsType(at: position + 1) && !startsLine(position + 1)
    case .nonisolated:
      // On the next line, a parenthesis begins something else; a name does not.
      return kind(ahead: 1) == .leftParenthesis
        ? !startsLine(position + 1) : startsType(at: position + 1)
    case .dependsOn: return kind(ahead: 1) == .leftParenthesis && !startsLine(position + 1)
    default: return false
    }
  }

  @inline(__always)
  func startsType(at index: Int) -> Bool {
    switch kind(at: index) {
    case .identifier, .Any, .Self, .leftParenthesis, .leftSquare, .at, .wildcard, .inout: true
    case .prefixOperator, .infixOperator: isOperator(UInt8(ascii: "~"), at: index)
    default: false
    }
  }

  private mutating func parseFunctionOrSimpleType() {
    let start = mark()
    // `some P & Q`, `any P`, `each T`, `repeat T`, `~P`.
    if at(word: .some) || at(word: .any), startsType(at: position + 1) {
      let isSome = name == .some
      advance()
      parseComposition()
      close(isSome ? .someType : .anyType, from: start)
      return
    }
    if (at(word: .each) || kind == .repeat), startsType(at: position + 1) || kind == .repeat {
      let name = self.name
      advance()
      parseType()
      close(.packType, from: start, name: name)
      return
    }
    parseComposition()
    // `(A, B) async throws -> C`
    if kind == .arrow || atEffectsBeforeArrow {
      parseEffects()
      if eat(.arrow) { parseType() } else { missing(.token) }
      close(.functionType, from: start)
    }
  }

  @inline(__always)
  var atEffectsBeforeArrow: Bool {
    (kind == .throws || kind == .rethrows || at(word: .async) || at(word: .reasync))
      && effectsPrecedeArrow
  }

  private var effectsPrecedeArrow: Bool { kind(at: indexAfterEffects(at: position)) == .arrow }

  /// The token after `async`, `throws` and similar words at `index`; at most `effectLimit` of them.
  func indexAfterEffects(at index: Int) -> Int {
    var i = index
    for _ in 0..<Self.effectLimit {
      switch kind(at: i) {
      case .throws:
        i += 1
        if kind(at: i) == .leftParenthesis { i = indexAfterGroup(at: i) }
      case .rethrows: i += 1
      case .identifier where name(at: i) == .async || name(at: i) == .reasync: i += 1
      default: return i
      }
    }
    return i
  }

  private mutating func parseComposition() {
    let start = mark()
    parsePostfixType()
    guard at(operator: UInt8(ascii: "&")) else { return }
    while at(operator: UInt8(ascii: "&")) {
      advance()
      parsePostfixType()
    }
    close(.compositionType, from: start)
  }

  /// `allowsMembers`: false for the root of a key path, which ends before members other than `.Type` and `.Protocol`.
  mutating func parsePostfixType(allowsMembers: Bool = true) {
    let start = mark()
    if at(operator: UInt8(ascii: "~")) {
      advance()
      guard enter() else { return }
      parsePostfixType()
      leave()
      close(.suppressedType, from: start)
      return
    }
    let outerHeight = chainHeight
    chainHeight = 0
    parsePrimaryType()
    var links = chainHeight
    defer { chainHeight = max(outerHeight, links) }
    while links < Self.chainLimit {
      links = max(links, chainHeight) + 1
      switch kind {
      case .questionPostfix:
        advance()
        close(.optionalType, from: start)
      case .exclamationPostfix:
        advance()
        close(.implicitlyUnwrappedType, from: start)
      case .period where isNameLike(kind(ahead: 1)) || kind(ahead: 1) == .`init`:
        // `.init` after a type is an expression.
        if kind(ahead: 1) == .`init` { return }
        if !allowsMembers, !at(word: .Type, index: position + 1), !at(word: .Protocol, index: position + 1) {
          return
        }
        advance()
        var name = self.name
        advance()
        if eat(.colonColon) { name = parseName() }
        if atLeftAngle { parseGenericArgumentClause() }
        close(.memberType, from: start, name: name)
      default: return
      }
    }
  }

  private mutating func parsePrimaryType() {
    let start = mark()
    switch kind {
    case .identifier, .Any, .Self, .dollarIdentifier:
      var name = self.name
      advance()
      if kind == .colonColon {
        // A module before the name.
        advance()
        name = parseName()
      }
      if atLeftAngle { parseGenericArgumentClause() }
      close(.namedType, from: start, name: name)
    case .wildcard:
      let name = self.name
      advance()
      close(.namedType, from: start, name: name)
    case .leftParenthesis: parseTupleType()
    case .leftSquare: parseBracketType()
    case .integerLiteral:
      advance()
      close(.valueType, from: start)
    case .prefixOperator where kind(ahead: 1) == .integerLiteral:
      advance()
      advance()
      close(.valueType, from: start)
    case .pound:
      // A macro in the place of a type.
      parsePrimary()
    case .inout where kind(ahead: 1) == .identifier:
      advance()
      parsePrimaryType()
    default:
      // `-> <T: P> T`, opaque types with names.
      guard atLeftAngle else { return missing(.type) }
      parseGenericParameterClause()
      parseType()
      close(.someType, from: start)
    }
  }

  private mutating func parseTupleType() {
    let start = mark()
    guard enter() else { return }
    advance()
    while kind != .rightParenthesis, kind != .endOfFile {
      let before = position
      let element = mark()
      var name = Name.none
      if isNameLike(kind), kind(ahead: 1) == .colon {
        name = self.name
        advance()
        advance()
      } else if isNameLike(kind), isNameLike(kind(ahead: 1)), kind(ahead: 2) == .colon {
        name = self.name
        advance()
        advance()
        advance()
      }
      parseType()
      if isEllipsis(at: position) { advance() }
      if kind == .equal { parseInitializer() }
      close(.tupleTypeElement, from: element, name: name)
      if eat(.comma) { continue }
      if position == before { break }
      if kind == .rightParenthesis || kind == .leftBrace || kind == .rightBrace { break }
      if position >= limit { break }
      unexpected()
    }
    expect(.rightParenthesis)
    leave()
    close(.tupleType, from: start)
  }

  mutating func parseBracketType() {
    let start = mark()
    guard enter() else { return }
    advance()
    parseType()
    if at(word: .of) {
      advance()
      parseType()
      expect(.rightSquare)
      leave()
      return close(.inlineArrayType, from: start)
    }
    let isDictionary = eat(.colon)
    if isDictionary { parseType() }
    expect(.rightSquare)
    leave()
    close(isDictionary ? .dictionaryType : .arrayType, from: start)
  }

  /// `<A, B>`; the current token is `<`.
  mutating func parseGenericArgumentClause() {
    let start = mark()
    guard enter() else { return }
    advance()
    while !atRightAngle, kind != .endOfFile {
      let before = position
      parseType()
      if eat(.comma) { continue }
      if position == before || position >= limit { break }
      break
    }
    if atRightAngle { advance() } else { missing(.token) }
    leave()
    close(.genericArgumentClause, from: start)
  }

  /// Parses `<…>` in an expression if it is a list of generic arguments and not a comparison.
  @inline(__always)
  mutating func parseGenericArgumentsIfSure() {
    if atLeftAngle { parseGenericArgumentsSpeculatively() }
  }

  private mutating func parseGenericArgumentsSpeculatively() {
    guard depth < Self.depthLimit - 8, speculationBudget > 0 else { return }
    // Most comparisons end here.
    guard startsGenericArgument(at: position + 1) else { return }
    let savedNodes = nodes.count
    let savedPosition = position
    let savedErrors = errorCount
    let savedLimit = limit
    let savedDepth = depth
    limit = min(limit, position + Self.speculationLimit)
    parseGenericArgumentClause()
    let isSure = errorCount == savedErrors && position <= limit && canFollowGenericArguments
    limit = savedLimit
    if !isSure {
      speculationBudget -= position - savedPosition + 1
      nodes.truncate(to: savedNodes)
      position = savedPosition
      errorCount = savedErrors
      depth = savedDepth
    }
  }

  private func startsGenericArgument(at index: Int) -> Bool {
    switch kind(at: index) {
    case .identifier, .Any, .Self, .leftParenthesis, .leftSquare, .at, .wildcard, .integerLiteral,
      .repeat, .inout:
      true
    case .prefixOperator, .postfixOperator, .infixOperator:
      isOperator(UInt8(ascii: "~"), at: index) || isOperator(UInt8(ascii: ">"), at: index)
        || kind(at: index + 1) == .integerLiteral
    default: false
    }
  }

  /// Whether the current token proves, as in the Swift compiler, that `<…>` was a list of generic arguments.
  private var canFollowGenericArguments: Bool {
    switch kind {
    case .rightParenthesis, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon,
      .endOfFile, .exclamationPostfix, .questionPostfix, .colon, .interpolationEnd:
      true
    case .leftParenthesis, .leftSquare: !onNewLine
    case .infixOperator: at(operator: UInt8(ascii: "&"))
    default: false
    }
  }
}
