// Declarations, their attributes and modifiers, and generics.

extension Parser {
  // MARK: Is it a declaration?

  /// Words that modify a declaration and are plain identifiers elsewhere.
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

  /// Does a declaration begin at `index`?
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
      // Attributes inside of `#if`, and after it what they belong to.
      var next = index
      for _ in 0..<64 where kind(at: next) == .poundIf {
        guard let end = indexAfterAttributeIfConfig(at: next) else { return false }
        next = end
      }
      return kind(at: next) == .poundIf || startsItem(at: next, in: context) || kind(at: next) == .pound
    default: return false
    }
  }

  /// Does the identifier at `index` begin a declaration, as a modifier or as `actor` or `macro`?
  /// `isCertain`: one does begin here or before it; is the identifier a modifier of it?
  private func startsDeclaration(at index: Int, in context: Context, isCertain: Bool = false) -> Bool {
    var i = index
    for _ in 0..<12 {
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
        // Outside of types a call, even before `var`.
        case .open where context != .member && !isCertain: return false
        case .open, .package, .unowned, .nonisolated: i = indexAfterGroup(at: i)
        default: return false
        }
      }
    }
    return false
  }

  // MARK: Attributes and modifiers

  mutating func parseAttributes() {
    while true {
      if kind == .at {
        parseAttribute()
      } else if kind == .poundIf, indexAfterAttributeIfConfig(at: position) != nil {
        parseAttributeIfConfig()
      } else {
        return
      }
    }
  }

  /// The token after the `#endif` if all clauses of the `#if` at `index` hold nothing but attributes,
  /// and one holds some.
  private func indexAfterAttributeIfConfig(at index: Int, nesting: Int = 0) -> Int? {
    var i = index
    var holdsAttributes = false
    repeat {
      i = kind(at: i) == .poundElse ? i + 1 : firstTokenInIfConfig(at: i)
      while true {
        if kind(at: i) == .at {
          holdsAttributes = true
          i = indexAfterAttribute(at: i)
        } else if kind(at: i) == .poundIf, nesting < 4,
          let next = indexAfterAttributeIfConfig(at: i, nesting: nesting + 1)
        {
          holdsAttributes = true
          i = next
        } else {
          break
        }
      }
    } while kind(at: i) == .poundElseif || kind(at: i) == .poundElse
    return holdsAttributes && kind(at: i) == .poundEndif ? i + 1 : nil
  }

  func indexAfterAttribute(at index: Int) -> Int {
    var i = index + 2
    while kind(at: i) == .period { i += 2 }
    if kind(at: i) == .leftParenthesis,
      startsAttributeArguments(at: i, of: name(at: i - 1), isQualified: i > index + 2)
    {
      i = indexAfterGroup(at: i)
    }
    return i
  }

  /// Does the `(` at `index`, after the name of an attribute, begin its arguments?
  ///
  /// In Swift 6 it does unless a blank stands before it. In Swift 5 it may stand after a blank, and what an
  /// arrow follows are the parameters of a type: `@MainActor(A) -> B`.
  private func startsAttributeArguments(
    at index: Int, of name: Name, isQualified: Bool, ofType: Bool = false
  ) -> Bool {
    guard !startsLine(index), isQualified || !takesNoArguments(name) else { return false }
    let next = indexAfterGroup(at: index)
    if !isQualified, Self.hasSpecialArguments(name) {
      if !ofType || !tokens.flags(index).contains(.blankBefore) { return true }
    } else if kind(at: indexAfterEffects(at: next)) == .arrow {
      return false
    }
    if !tokens.flags(index).contains(.blankBefore) { return true }
    // A type, or the parameters of a closure.
    return ofType ? startsType(at: next) && !startsLine(next) : kind(at: indexAfterEffects(at: next)) != .in
  }

  private mutating func parseAttributeIfConfig() {
    let start = mark()
    var detail: UInt8 = 0
    repeat {
      let clause = mark()
      advance()
      if detail != 2 { parseIfConfigCondition() }
      parseAttributes()
      close(.ifConfigClause, from: clause, detail: detail)
      detail = kind == .poundElse ? 2 : 1
    } while kind == .poundElseif || kind == .poundElse
    expect(.poundEndif)
    close(.ifConfig, from: start)
  }

  /// Attributes whose arguments are no expressions.
  private static func hasSpecialArguments(_ name: Name) -> Bool {
    guard let known = name.known else { return false }
    switch known {
    case .available, .objc, ._spi, ._specialize, .specialize, .convention, ._dynamicReplacement,
      .differentiable, .derivative, .transpose, ._implements, ._semantics, ._cdecl, .cdecl,
      ._silgen_name, .backDeployed, ._backDeploy, ._spi_available, ._originallyDefinedIn,
      .storageRestrictions, .attached, .freestanding, ._effects, .abi, ._documentation, .isolated,
      .inline, .lifetime, ._lifetime:
      return true
    default: return false
    }
  }

  /// `ofType`: of a type, and not of a declaration or a closure.
  mutating func parseAttribute(ofType: Bool = false) {
    let start = mark()
    advance()
    var name = Name.none
    // With a module or a type before its name it is somebody's own, whatever the name.
    var isQualified = false
    // `@rethrows` and the like: a keyword may be an attribute's name.
    if kind == .identifier || kind == .dollarIdentifier || (isNameKeyword(kind) && !onNewLine) {
      name = self.name
      advance()
      // `@main::Observed`, `@FocusState<Field?>.Binding`
      while true {
        if kind == .period || kind == .colonColon, kind(ahead: 1) == .identifier {
          advance()
          name = self.name
          isQualified = true
          advance()
        } else if atLeftAngle, !afterBlank {
          parseGenericArgumentClause()
        } else {
          break
        }
      }
      if kind == .leftParenthesis,
        startsAttributeArguments(at: position, of: name, isQualified: isQualified, ofType: ofType)
      {
        if !isQualified && Self.hasSpecialArguments(name) || kind(ahead: 1) == .where {
          position = min(indexAfterGroup(at: position), tokens.count - 1)
        } else {
          parseArguments(closing: .rightParenthesis)
        }
      }
    } else {
      missing(.name)
    }
    close(.attribute, from: start, name: name)
  }

  /// Attributes of function types, which a parameter list may follow at once.
  private func takesNoArguments(_ name: Name) -> Bool {
    name == .escaping || name == .autoclosure || name == .Sendable
  }

  func isNameKeyword(_ kind: TokenKind) -> Bool {
    kind.rawValue >= TokenKind.Any.rawValue && kind.rawValue <= TokenKind.while.rawValue
  }

  mutating func parseModifiers(in context: Context) {
    while true {
      let start = mark()
      switch kind {
      case .public, .private, .fileprivate, .internal, .static: break
      case .class:
        // `class func`, but also `class Func`.
        switch kind(ahead: 1) {
        case .func, .var, .let, .subscript, .static, .public, .private, .fileprivate, .internal,
          .class, .typealias, .`init`:
          break
        case .identifier
        where Self.isContextualModifier(name(at: position + 1))
          && startsDeclaration(at: position + 1, in: context):
          break
        default: return
        }
      case .identifier:
        guard Self.isContextualModifier(name),
          startsDeclaration(at: position, in: context, isCertain: true)
        else { return }
      default: return
      }
      let name = self.name
      advance()
      var detail: UInt8 = 0
      if kind == .leftParenthesis, !onNewLine {
        detail = at(word: .set, index: position + 1) ? 1 : 2
        position = min(indexAfterGroup(at: position), tokens.count - 1)
      }
      close(.modifier, from: start, name: name, detail: detail)
    }
  }

  // MARK: Declarations

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

  /// An identifier, or a reserved word where only a name can stand.
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

  private mutating func parseType(_ kind: NodeKind, _ start: Mark) {
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
    if atLeftAngle { parseGenericParameterClause() }
    parseParameterClause()
    parseEffects()
    parseReturnClause()
    if kind == .where { parseWhereClause() }
    if kind == .leftBrace { parseCodeBlock() }
    close(.functionDecl, from: start, name: name)
  }

  private mutating func parseInitializerDeclaration(_ start: Mark) {
    let name = self.name
    advance()
    // After a blank `!` is an operator.
    let failable = kind == .questionPostfix || kind == .exclamationPostfix || kind == .questionInfix
      || at(operator: UInt8(ascii: "!"))
    if failable { advance() }
    if atLeftAngle { parseGenericParameterClause() }
    parseParameterClause()
    parseEffects()
    parseReturnClause()
    if kind == .where { parseWhereClause() }
    if kind == .leftBrace { parseCodeBlock() }
    close(.initializerDecl, from: start, name: name, detail: failable ? 1 : 0)
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

  // MARK: Variables

  private mutating func parseVariable(_ start: Mark) {
    let isLet = kind == .let
    advance()
    repeat { parseBinding() } while eat(.comma)
    close(.variableDecl, from: start, detail: isLet ? 1 : 0)
  }

  private mutating func parseBinding() {
    let start = mark()
    let name = parseBindingPattern()
    if kind == .colon { parseTypeAnnotation() }
    let hasInitialValue = kind == .equal
    if hasInitialValue {
      let saved = surroundings
      surroundings = surroundings.union(.initialValue).subtracting(.pattern)
      parseInitializer()
      surroundings = saved
    }
    // On a line of its own after a value it is a closure.
    if kind == .leftBrace, !hasInitialValue || !onNewLine || startsObservers(at: position) {
      parseGetterOrAccessors()
    }
    close(.binding, from: start, name: name)
  }

  mutating func parseTypeAnnotation() {
    let start = mark()
    advance()
    parseType()
    close(.typeAnnotation, from: start)
  }

  mutating func parseInitializer() {
    let start = mark()
    advance()
    parseExpression()
    close(.initializer, from: start)
  }

  /// Is the token at `index` an accessor of a property, after its attributes and modifiers?
  /// `isFirst`: nothing but its own words says so far that the block is one of accessors.
  func isAccessor(at index: Int, isFirst: Bool = true) -> Bool {
    var i = index
    while kind(at: i) == .at { i = indexAfterAttribute(at: i) }
    if kind(at: i) == .poundIf {
      let inner = firstTokenInIfConfig(at: i)
      return kind(at: inner) != .poundIf && isAccessor(at: inner, isFirst: isFirst)
    }
    for _ in 0..<8 {
      guard kind(at: i) == .identifier || kind(at: i) == .`init` else { return false }
      if tokens.flags(i).contains(.backticks) { return false }
      let word = name(at: i)
      let next = kind(at: i + 1)
      if word == .mutating || word == .nonmutating || word == .consuming || word == .borrowing
        || word == .nonisolated || word == .__consuming || word == .yielding || word == .isolated
      {
        guard next == .identifier else { return false }
        i += 1
        continue
      }
      guard Self.isAccessorWord(word) else { return false }
      // Newer words are names elsewhere. `read { … }` alone in a getter is a call.
      switch word.known {
      case .borrow, .mutate: if isFirst, next != .leftBrace { return false }
      case .read, .modify:
        guard next == .leftBrace else { return false }
        if isFirst { return isAccessor(at: indexAfterGroup(at: i + 1), isFirst: false) }
      default: break
      }
      switch next {
      case .leftBrace, .rightBrace: return true
      case .leftParenthesis:
        // `set(value) {`, but also a call of a function named `set`.
        let after = kind(at: indexAfterGroup(at: i + 1))
        return word != .get
          && (after == .leftBrace || (!isFirst && (after == .rightBrace || after == .identifier)))
      case .throws: return true
      case .identifier:
        return name(at: i + 1) == .async || name(at: i + 1) == .reasync
          || isAccessor(at: i + 1, isFirst: false)
      case .at, .poundEndif, .poundElse, .poundElseif, .semicolon: return true
      case .`init`: return true
      default: return false
      }
    }
    return false
  }

  private static func isAccessorWord(_ name: Name) -> Bool {
    guard let known = name.known else { return false }
    switch known {
    case .get, .set, .willSet, .didSet, ._read, ._modify, .read, .modify, .borrow, .mutate, .`init`,
      .unsafeAddress, .unsafeMutableAddress, .addressWithOwner, .mutableAddressWithOwner:
      return true
    default: return false
    }
  }

  /// Does the `{` of an initial value begin observers, and not a trailing closure?
  func startsObservers(at brace: Int) -> Bool {
    var i = brace + 1
    while kind(at: i) == .at { i = indexAfterAttribute(at: i) }
    return at(word: .willSet, index: i) || at(word: .didSet, index: i) || kind(at: i) == .`init`
  }

  mutating func parseGetterOrAccessors() {
    guard isAccessor(at: position + 1) else { return parseCodeBlock() }
    let start = mark()
    guard enter() else { return }
    advance()
    let saved = surroundings
    surroundings = []
    parseAccessors()
    while kind != .rightBrace, kind != .endOfFile {
      unexpected()
      parseAccessors()
    }
    surroundings = saved
    expect(.rightBrace)
    leave()
    close(.accessorBlock, from: start)
  }

  mutating func parseAccessors() {
    while true {
      if eat(.semicolon) { continue }
      if kind == .poundIf, isAccessor(at: position) {
        parseIfConfig(in: .accessors)
        continue
      }
      guard kind == .at || kind == .identifier || kind == .`init`,
        isAccessor(at: position, isFirst: kind(at: position - 1) == .leftBrace)
      else { return }
      let start = mark()
      parseAttributes()
      // Modifiers up to the accessor's own word.
      while !Self.isAccessorWord(name), kind != .endOfFile, kind != .rightBrace {
        let modifier = mark()
        let word = name
        advance()
        close(.modifier, from: modifier, name: word)
      }
      let name = self.name
      advance()
      if kind == .leftParenthesis {
        let clause = mark()
        advance()
        let parameter = mark()
        let parameterName = parseName()
        close(.parameter, from: parameter, name: parameterName)
        while kind != .rightParenthesis, kind != .endOfFile, kind != .leftBrace { advance() }
        expect(.rightParenthesis)
        close(.parameterClause, from: clause)
      }
      parseEffects()
      if kind == .leftBrace { parseCodeBlock() }
      close(.accessor, from: start, name: name)
    }
  }

  // MARK: Functions

  /// `detail` of a parameter: 1 variadic, 2 a label and a name.
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
      // Those of a case's value belong to its type.
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
        // An unnamed parameter, or a closure's.
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

  /// Can this token be a label or a parameter's name?
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

  // MARK: Generics

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
