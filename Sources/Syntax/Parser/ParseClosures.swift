// Closures: signature, captures, statements.

extension Parser {
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

  /// Whether the `in` of a signature follows. The current token is the one after `{`.
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
        // The result type ends at `in`.
        i += 1
        for _ in 0..<Self.closureResultLimit {
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
      // Where a parameter may stand, `async` is a parameter.
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
}
