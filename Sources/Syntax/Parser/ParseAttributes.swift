// Attributes and modifiers.

extension Parser {
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

  /// The token after the `#endif` if all clauses of the `#if` at `index` hold only attributes, and at least one
  /// clause holds some; otherwise nil.
  func indexAfterAttributeIfConfig(at index: Int, nesting: Int = 0) -> Int? {
    var i = index
    var holdsAttributes = false
    repeat {
      i = kind(at: i) == .poundElse ? i + 1 : firstTokenInIfConfig(at: i)
      while true {
        if kind(at: i) == .at {
          holdsAttributes = true
          i = indexAfterAttribute(at: i)
        } else if kind(at: i) == .poundIf, nesting < Self.attributeConfigDepth,
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

  /// Whether the `(` at `index`, after the name of an attribute, begins its arguments.
  ///
  /// In Swift 6 it does unless a blank precedes it. In Swift 5 a blank may precede it, and parentheses before an
  /// arrow are the parameters of a type: `@MainActor(A) -> B`.
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
    // A type or the parameters of a closure may begin here.
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

  /// Whether the arguments of the attribute are not expressions.
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

  /// `ofType`: the attribute belongs to a type, not to a declaration or a closure.
  mutating func parseAttribute(ofType: Bool = false) {
    let start = mark()
    advance()
    var name = Name.none
    // A qualified name is that of a custom attribute, even if the last component is a known one.
    var isQualified = false
    // A keyword may be the name of an attribute: `@rethrows`.
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

  /// Whether the name is that of an attribute of function types, which a parameter list may follow immediately.
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
}
