// Variables, their initial values and accessors.

extension Parser {
  mutating func parseVariable(_ start: Mark) {
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
    // After a value, `{` on a line of its own is a closure.
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

  /// Whether the token at `index` is an accessor of a property, after its attributes and modifiers. `isFirst`: no
  /// earlier token of the block shows that it is a block of accessors.
  func isAccessor(at index: Int, isFirst: Bool = true) -> Bool {
    var i = index
    while kind(at: i) == .at { i = indexAfterAttribute(at: i) }
    if kind(at: i) == .poundIf {
      let inner = firstTokenInIfConfig(at: i)
      return kind(at: inner) != .poundIf && isAccessor(at: inner, isFirst: isFirst)
    }
    for _ in 0..<Self.accessorWordLimit {
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
      // These newer words are names elsewhere. `read { … }` alone in a getter is a call.
      switch word.known {
      // The compiler takes `{ borrow }` for an accessor, and swift-syntax does.
      case .borrow: if isFirst, next != .leftBrace, next != .rightBrace { return false }
      case .mutate: if isFirst, next != .leftBrace { return false }
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

  /// Whether the `{` after an initial value begins observers, and not a trailing closure.
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
      // Modifiers up to the word of the accessor.
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
}
