// Parameters, effects, results and generic clauses.

extension Parser {
  /// `detail` of a parameter: 1 variadic, 2 both a label and a name.
  mutating func parseParameterClause(isEnumCase: Bool = false) {
    let start = mark()
    guard kind == .leftParenthesis else { return missing(.token) }
    guard enter() else { return }
    advance()
    let saved = surroundings
    surroundings = []
    while kind != .rightParenthesis, kind != .endOfFile {
      let before = position
      let parameter = mark()
      // Attributes of an associated value belong to its type.
      if !isEnumCase { parseAttributes() }
      var name = Name.none
      var detail: UInt8 = 0
      // Older spellings put specifiers before the name: `isolated _const _ a: A`.
      while kind == .identifier, isNameLike(kind(ahead: 1)), isNameLike(kind(ahead: 2)),
        kind(ahead: 3) == .colon || (isNameLike(kind(ahead: 3)) && kind(ahead: 4) == .colon)
      {
        let modifier = mark()
        let word = self.name
        advance()
        close(.modifier, from: modifier, name: word)
      }
      if kind == .inout, isNameLike(kind(ahead: 1)), kind(ahead: 2) == .colon { advance() }
      if isNameLike(kind), kind(ahead: 1) == .colon {
        name = self.name
        advance()
      } else if isNameLike(kind), isNameLike(kind(ahead: 1)), kind(ahead: 2) == .colon {
        detail = 2
        advance()
        name = self.name
        advance()
      }
      if eat(.colon) || isEnumCase {
        parseType()
      } else if name == .none {
        // An unnamed parameter, or a parameter of a closure.
        if isNameLike(kind), [.comma, .rightParenthesis].contains(kind(ahead: 1)) {
          name = self.name
          advance()
        } else if isNameLike(kind), isNameLike(kind(ahead: 1)),
          [.comma, .rightParenthesis].contains(kind(ahead: 2))
        {
          advance()
          name = self.name
          advance()
          detail = 2
        } else {
          parseType()
        }
      }
      if isEllipsis(at: position) {
        advance()
        detail |= 1
      }
      if kind == .equal { parseInitializer() }
      close(.parameter, from: parameter, name: name, detail: detail)
      if eat(.comma) { continue }
      if kind == .rightParenthesis { break }
      if position == before || kind == .leftBrace || kind == .rightBrace { break }
      unexpected()
    }
    surroundings = saved
    expect(.rightParenthesis)
    leave()
    close(.parameterClause, from: start)
  }

  /// Whether a token of this kind can be a label or the name of a parameter.
  func isNameLike(_ kind: TokenKind) -> Bool {
    kind == .identifier || kind == .wildcard || kind == .dollarIdentifier
      || (isNameKeyword(kind) && kind != .inout)
  }

  mutating func parseEffects() {
    let start = mark()
    var detail: UInt8 = 0
    while true {
      if kind == .throws {
        detail |= 2
        advance()
        if kind == .leftParenthesis, !onNewLine {
          advance()
          parseType()
          expect(.rightParenthesis)
        }
      } else if kind == .rethrows {
        detail |= 4
        advance()
      } else if at(word: .async) {
        detail |= 1
        advance()
      } else if at(word: .reasync) {
        detail |= 4
        advance()
      } else {
        break
      }
    }
    if detail != 0 { close(.effects, from: start, detail: detail) }
  }

  mutating func parseReturnClause() {
    guard kind == .arrow else { return }
    let start = mark()
    advance()
    parseType()
    close(.returnClause, from: start)
  }

  mutating func parseGenericParameterClause() {
    let start = mark()
    advance()
    while !atRightAngle, kind != .endOfFile {
      let before = position
      let parameter = mark()
      parseAttributes()
      var detail: UInt8 = 0
      if at(word: .each) {
        detail = 1
        advance()
      } else if kind == .let {
        detail = 2
        advance()
      }
      let name = parseName()
      if isEllipsis(at: position) {
        advance()
        detail = 1
      }
      if eat(.colon) {
        let inherited = mark()
        if kind == .class { advance() } else { parseType() }
        close(.inheritedType, from: inherited)
      }
      if kind == .equal, position > before {
        advance()
        parseType()
      }
      close(.genericParameter, from: parameter, name: name, detail: detail)
      if eat(.comma) { continue }
      break
    }
    if kind == .where { parseWhereClause() }
    if atRightAngle { advance() } else { missing(.token) }
    close(.genericParameterClause, from: start)
  }

  mutating func parseWhereClause() {
    let start = mark()
    advance()
    while true {
      let requirement = mark()
      var detail: UInt8 = 0
      parseAttributes()
      parseType(isRequirement: true)
      if eat(.colon) {
        if kind == .class { advance() } else { parseType() }
        // `T: _Trivial(64)`, a layout.
        if kind == .leftParenthesis, !onNewLine {
          position = min(indexAfterGroup(at: position), tokens.count - 1)
        }
      } else if kind == .infixOperator || kind == .postfixOperator || kind == .prefixOperator,
        !atRightAngle
      {
        _ = eatOperator()
        detail = 1
        parseType(isRequirement: true)
      } else {
        missing(.token)
      }
      close(.requirement, from: requirement, detail: detail)
      guard eat(.comma), kind != .leftBrace else { break }
    }
    close(.whereClause, from: start)
  }
}
