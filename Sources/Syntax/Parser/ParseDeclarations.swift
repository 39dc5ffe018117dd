// Where a declaration begins, and declarations of each kind.

extension Parser {
  /// Whether the word modifies a declaration and is a plain identifier elsewhere.
  @inline(__always)
  static func isContextualModifier(_ name: Name) -> Bool {
    name.isContextualWord && isModifier(name)
  }

  private static func isModifier(_ word: Name) -> Bool {
    guard let known = word.known else { return false }
    switch known {
    case .final, .open, .override, .required, .convenience, .mutating, .nonmutating, .lazy, .weak,
      .unowned, .dynamic, .optional, .indirect, .prefix, .postfix, .infix, .async, .distributed,
      .consuming, .borrowing, .nonisolated, .package, .isolated, ._const, ._local, .__consuming,
      .sending:
      return true
    default: return false
    }
  }

  func atDeclaration(in context: Context) -> Bool { startsItem(at: position, in: context) }

  /// Whether a declaration begins at `index`.
  private func startsItem(at index: Int, in context: Context) -> Bool {
    switch kind(at: index) {
    case .at: return true
    case .let, .var, .func, .class, .struct, .enum, .protocol, .extension, .import, .typealias,
      .associatedtype, .precedencegroup, .operator, .deinit, .subscript, .public, .private,
      .fileprivate, .internal, .static:
      return true
    case .inout: return kind(at: index + 1) == .identifier && kind(at: index + 2) == .equal
    case .`init`: return context == .member || context == .file
    case .case: return context == .member
    case .identifier: return name(at: index).isContextualWord && startsDeclaration(at: index, in: context)
    case .poundIf:
      // Attributes inside of `#if`, and after it the declaration that they belong to.
      var next = index
      for _ in 0..<Self.attributeConfigLimit where kind(at: next) == .poundIf {
        guard let end = indexAfterAttributeIfConfig(at: next) else { return false }
        next = end
      }
      return kind(at: next) == .poundIf || startsItem(at: next, in: context) || kind(at: next) == .pound
    default: return false
    }
  }

  /// Whether the identifier at `index` begins a declaration, as a modifier or as `actor` or `macro`. `isCertain`: a
  /// declaration begins here or earlier, and only its modifiers are in question.
  func startsDeclaration(at index: Int, in context: Context, isCertain: Bool = false) -> Bool {
    var i = index
    for _ in 0..<Self.declarationWordLimit {
      if tokens.flags(min(i, tokens.count - 1)).contains(.backticks) { return false }
      switch kind(at: i) {
      case .let, .var, .func, .class, .struct, .enum, .protocol, .extension, .import, .typealias,
        .associatedtype, .precedencegroup, .operator, .deinit, .subscript, .public, .private,
        .fileprivate, .internal, .static:
        return i > index
      case .`init`: return i > index
      case .case: return i > index && context == .member
      case .at: return i > index && context != .code
      // A macro with modifiers: `package #declare(…)`.
      case .pound: return i > index && !startsLine(i)
      case .identifier: break
      default: return false
      }
      let word = name(at: i)
      if word == .actor || word == .macro {
        guard kind(at: i + 1) == .identifier, word == .macro || !startsLine(i + 1) else { return false }
        if word == .actor {
          return [.leftBrace, .colon, .where].contains(kind(at: i + 2))
            || isOperator(UInt8(ascii: "<"), at: min(i + 2, tokens.count - 1))
        }
        return kind(at: i + 2) == .leftParenthesis
          || isOperator(UInt8(ascii: "<"), at: min(i + 2, tokens.count - 1))
      }
      if word == .using, i == index, !startsLine(i + 1) {
        return kind(at: i + 1) == .at || kind(at: i + 1) == .identifier
      }
      guard Self.isContextualModifier(word) else { return false }
      i += 1
      if kind(at: i) == .leftParenthesis, !startsLine(i) {
        // `open(set)`, `unowned(unsafe)`; `prefix(3)` is a call.
        switch word.known {
        // Outside of types this is a call, even before `var`.
        case .open where context != .member && !isCertain: return false
        case .open, .package, .unowned, .nonisolated: i = indexAfterGroup(at: i)
        default: return false
        }
      }
    }
    return false
  }

  mutating func parseDeclaration(in context: Context) {
    guard enter() else { return }
    let start = mark()
    // A modifier may stand before an attribute: `public @objc func`.
    repeat {
      parseAttributes()
      parseModifiers(in: context)
    } while kind == .at
    switch kind {
    case .import: parseImport(start)
    case .let, .var, .inout: parseVariable(start)
    case .func: parseFunction(start)
    case .struct: parseType(.structDecl, start)
    case .class: parseType(.classDecl, start)
    case .enum: parseType(.enumDecl, start)
    case .protocol: parseType(.protocolDecl, start)
    case .extension: parseExtension(start)
    case .`init`: parseInitializerDeclaration(start)
    case .deinit:
      advance()
      parseEffects()
      if kind == .leftBrace { parseCodeBlock() }
      close(.deinitializerDecl, from: start)
    case .subscript: parseSubscript(start)
    case .typealias: parseTypealias(start)
    case .associatedtype: parseAssociatedtype(start)
    case .case: parseEnumCase(start)
    case .operator: parseOperatorDeclaration(start)
    case .precedencegroup:
      advance()
      let name = parseName()
      if kind == .leftBrace { position = min(indexAfterGroup(at: position), tokens.count - 1) }
      close(.precedenceGroupDecl, from: start, name: name)
    case .identifier where name == .actor && kind(ahead: 1) == .identifier: parseType(.actorDecl, start)
    case .identifier where name == .macro && kind(ahead: 1) == .identifier: parseMacro(start)
    case .identifier where name == .using:
      advance()
      if kind == .at { parseAttribute() } else { parseUsedModifier() }
      close(.usingDecl, from: start)
    case .poundElse, .poundElseif, .poundEndif: close(.danglingAttributes, from: start)
    case .pound:
      // A freestanding macro with attributes: `@available(…) #declare(…)`.
      parseMacroExpansion(start)
    default:
      missing(.declaration)
      close(.danglingAttributes, from: start)
    }
    leave()
  }

  /// Consumes an identifier, or a reserved word where only a name can stand; `.none` and a `missing` node otherwise.
  mutating func parseName() -> Name {
    if kind == .identifier || kind == .dollarIdentifier || kind == .wildcard
      || (isNameKeyword(kind) && !onNewLine)
    {
      let name = self.name
      advance()
      return name
    }
    missing(.name)
    return .none
  }

  private mutating func parseImport(_ start: Mark) {
    advance()
    switch kind {
    case .struct, .class, .enum, .protocol, .typealias, .func, .let, .var:
      if !onNewLine { advance() }
    default: break
    }
    let name = parseName()
    while kind == .period || kind == .colonColon {
      advance()
      if kind == .identifier || isNameKeyword(kind) {
        advance()
      } else if kind != .endOfFile, !onNewLine {
        _ = eatOperator()
      }
    }
    close(.importDecl, from: start, name: name)
  }

  mutating func parseType(_ kind: NodeKind, _ start: Mark) {
    advance()
    let name = parseName()
    if atLeftAngle {
      if kind == .protocolDecl { parsePrimaryAssociatedTypes() } else { parseGenericParameterClause() }
    }
    if self.kind == .colon { parseInheritanceClause() }
    if self.kind == .where { parseWhereClause() }
    parseCodeBlock(.memberBlock, in: .member)
    close(kind, from: start, name: name)
  }

  private mutating func parsePrimaryAssociatedTypes() {
    let start = mark()
    advance()
    while kind == .identifier {
      let parameter = mark()
      let name = self.name
      advance()
      close(.genericParameter, from: parameter, name: name)
      guard eat(.comma) else { break }
    }
    if atRightAngle { advance() } else { missing(.token) }
    close(.genericParameterClause, from: start)
  }

  private mutating func parseExtension(_ start: Mark) {
    advance()
    let before = nodes.count
    parseType()
    let name = nodes.count > before ? nodes[nodes.count - 1].name : .none
    if kind == .colon { parseInheritanceClause() }
    if kind == .where { parseWhereClause() }
    parseCodeBlock(.memberBlock, in: .member)
    close(.extensionDecl, from: start, name: name)
  }

  mutating func parseInheritanceClause() {
    let start = mark()
    advance()
    while true {
      let inherited = mark()
      if kind == .class { advance() } else { parseType() }
      close(.inheritedType, from: inherited)
      guard eat(.comma), kind != .leftBrace, kind != .where else { break }
    }
    close(.inheritanceClause, from: start)
  }

  private mutating func parseFunction(_ start: Mark) {
    advance()
    let name: Name
    switch kind {
    case .prefixOperator, .infixOperator, .postfixOperator, .equal, .prefixAmpersand, .arrow,
      .exclamationPostfix, .questionPostfix, .questionInfix, .regexLiteral:
      name = eatOperator()
    default: name = parseName()
    }
    parseSignature()
    if kind == .leftBrace { parseCodeBlock() }
    close(.functionDecl, from: start, name: name)
  }

  private mutating func parseInitializerDeclaration(_ start: Mark) {
    let name = self.name
    advance()
    // After a blank, `!` is an operator.
    let failable =
      kind == .questionPostfix || kind == .exclamationPostfix || kind == .questionInfix
      || at(operator: UInt8(ascii: "!"))
    if failable { advance() }
    parseSignature()
    if kind == .leftBrace { parseCodeBlock() }
    close(.initializerDecl, from: start, name: name, detail: failable ? 1 : 0)
  }

  /// `<T>(a: T) async throws -> A where T: B`
  private mutating func parseSignature() {
    if atLeftAngle { parseGenericParameterClause() }
    parseParameterClause()
    parseEffects()
    parseReturnClause()
    if kind == .where { parseWhereClause() }
  }

  private mutating func parseSubscript(_ start: Mark) {
    let name = self.name
    advance()
    if atLeftAngle { parseGenericParameterClause() }
    parseParameterClause()
    parseReturnClause()
    if kind == .where { parseWhereClause() }
    if kind == .leftBrace { parseGetterOrAccessors() }
    close(.subscriptDecl, from: start, name: name)
  }

  private mutating func parseMacro(_ start: Mark) {
    advance()
    let name = parseName()
    if atLeftAngle { parseGenericParameterClause() }
    if kind == .leftParenthesis { parseParameterClause() }
    parseReturnClause()
    if kind == .equal { parseInitializer() }
    if kind == .where { parseWhereClause() }
    close(.macroDecl, from: start, name: name)
  }

  private mutating func parseUsedModifier() {
    let start = mark()
    let name = parseName()
    close(.modifier, from: start, name: name)
  }

  private mutating func parseTypealias(_ start: Mark) {
    advance()
    let name = parseName()
    if atLeftAngle { parseGenericParameterClause() }
    if kind == .equal {
      advance()
      parseType()
    } else {
      missing(.type)
    }
    if kind == .where { parseWhereClause() }
    close(.typealiasDecl, from: start, name: name)
  }

  private mutating func parseAssociatedtype(_ start: Mark) {
    advance()
    let name = parseName()
    if kind == .colon { parseInheritanceClause() }
    if eat(.equal) { parseType() }
    if kind == .where { parseWhereClause() }
    close(.associatedtypeDecl, from: start, name: name)
  }

  private mutating func parseEnumCase(_ start: Mark) {
    advance()
    repeat {
      let element = mark()
      let name = parseName()
      if kind == .leftParenthesis { parseParameterClause(isEnumCase: true) }
      if kind == .equal { parseInitializer() }
      close(.enumCaseElement, from: element, name: name)
    } while eat(.comma)
    close(.enumCaseDecl, from: start)
  }

  private mutating func parseOperatorDeclaration(_ start: Mark) {
    advance()
    let name = eatOperator()
    if eat(.colon) {
      _ = parseName()
      while eat(.comma) { _ = parseName() }
    }
    if kind == .leftBrace, !onNewLine { position = min(indexAfterGroup(at: position), tokens.count - 1) }
    close(.operatorDecl, from: start, name: name)
  }
}
