// The core of the parser: position, look-ahead, recovery.
//
// Recursive descent over the token table. Three invariants hold for any input: the parser always advances, it never
// nests deeper than `depthLimit`, and its work is linear in the number of tokens. Brackets are matched beforehand,
// and speculation has a budget.

import Synchronization

extension Tree {
  /// Creates the tree of `source`, linear in its bytes. Names are interned in `names`.
  public convenience init(parsing source: SourceText, names: NameTable) {
    self.init(parsing: source, in: ParseWorkspace(names: names))
  }

  /// Creates the tree of `source` in memory that is reused for the next file. Linear in the bytes of `source`.
  public convenience init(parsing source: SourceText, in workspace: ParseWorkspace) {
    workspace.parse(source)
    self.init(source: source, names: workspace.names, built: &workspace.parser)
  }
}

/// The memory in which one worker lexes and parses, file after file. It grows to what the largest file needs; only
/// finished trees are allocated. One thread may use it at a time.
public final class ParseWorkspace: @unchecked Sendable {
  // Unchecked: a thread that passes it to another one stops using it.
  /// The table of all trees that are parsed here. Other workers may share it.
  public let names: NameTable
  private var lexer: Lexer
  fileprivate var parser = Parser()

  /// Allocates little: the memory grows with the first files.
  public init(names: NameTable) {
    self.names = names
    lexer = Lexer(names)
  }

  /// Lexes `source` and returns the number of its tokens, `endOfFile` included. Linear in the bytes of `source`.
  public func countTokens(of source: SourceText) -> Int {
    let bytes = source.bytes
    lexer.run(bytes.span)
    return lexer.table.count
  }

  fileprivate func parse(_ source: SourceText) {
    let bytes = source.bytes
    lexer.run(bytes.span)
    swap(&lexer.table, &parser.tokens)
    parser.run(lexer.bytes)
  }
}

struct Parser: ~Copyable {
  /// Pins the parser to its address. The compiler copies a structure that may be moved, with all that the parser
  /// holds, for calls that do not change it.
  private let pin = Atomic<Bool>(false)

  /// How many productions may nest; what is deeper becomes one `unexpected` node up to the matching bracket. A
  /// closure inside a call takes four, so that more than a hundred views may nest; deeper code is generated or
  /// hostile.
  static let depthLimit = 512
  /// How many postfix operations one chain may have, nested chains included. Each operation is one level of the tree.
  static let chainLimit = 2000
  /// How many tokens a list of generic arguments in an expression may have; a longer one is read as a comparison. `a
  /// < b` is a comparison until its `>` is found: without a limit, a file of `<` would be read again at each of them.
  static let speculationLimit = 400
  // How far the parser looks ahead, so that its work stays linear. Real code stays far below all of these.
  /// How many `#if`s with nothing but attributes may precede a declaration. Beyond it, it is read as a statement.
  static let attributeConfigLimit = 64
  /// How deep such `#if`s may nest.
  static let attributeConfigDepth = 4
  /// How many words may introduce a declaration. Beyond it, they are read as expressions.
  static let declarationWordLimit = 12
  /// How many modifiers may precede an accessor. Beyond it, the block is read as a getter.
  static let accessorWordLimit = 8
  /// How many tokens and groups the result type of a closure may have. Beyond it, the `in` is not found.
  static let closureResultLimit = 64
  /// How many words such as `async` may precede an arrow. Beyond it, the type is not a function type.
  static let effectLimit = 4

  /// What the context of an expression forbids.
  struct Surroundings: OptionSet {
    let rawValue: UInt8
    /// Before the block of a statement: `{` is that block.
    static let condition = Surroundings(rawValue: 1)
    /// A pattern: `let x` and `is T` may stand inside, `=` ends it.
    static let pattern = Surroundings(rawValue: 2)
    /// The initial value of a variable: `{ didSet` is an accessor block.
    static let initialValue = Surroundings(rawValue: 4)
  }

  /// The places where items stand.
  enum Context { case file, code, member, cases, accessors }

  var bytes = SourceBytes()
  var tokens = TokenTable()
  var nodes = NodeBuilder()
  /// The number of the current token.
  var position = 0 {
    didSet { current = tokens.tokens[position] }
  }
  /// The current token itself, because it is read many times.
  private(set) var current = Token(
    start: 0, name: .none, partner: 0, kind: .endOfFile, flags: [], length: 0)
  var depth = 0
  /// Speculation must not read beyond this token.
  var limit = 0
  var errorCount = 0
  /// The longest chain of postfix operations so far in the current expression or type, nested chains included. Each
  /// operation is one level of the tree, and `((a.b.b…).b.b…)` must not get too deep either.
  var chainHeight = 0
  /// How many tokens failed speculation may still read. Types hold attributes, attributes hold expressions, and these
  /// hold types again: without a budget, each failed attempt inside of another one doubles the work.
  var speculationBudget = 0
  var surroundings: Surroundings = []

  /// Builds `nodes` from `tokens`, which are those of `bytes`.
  mutating func run(_ bytes: SourceBytes) {
    self.bytes = bytes
    nodes.truncate(to: 0)
    position = 0
    depth = 0
    limit = tokens.count - 1
    errorCount = 0
    chainHeight = 0
    speculationBudget = tokens.count * 16 + 4096
    surroundings = []
    openIfConfigs = 0
    parseSourceFile()
  }

  // MARK: Looking

  @inline(__always) var kind: TokenKind { current.kind }
  @inline(__always) var name: Name { current.name }
  /// Whether the current token begins a line.
  @inline(__always) var onNewLine: Bool { current.flags.contains(.newlineBefore) }
  @inline(__always) var afterBlank: Bool { current.flags.contains(.blankBefore) }

  /// The kind of the token `distance` ahead; the end of the file repeats.
  @inline(__always)
  func kind(ahead distance: Int) -> TokenKind {
    tokens.kind(min(position &+ distance, tokens.count &- 1))
  }
  @inline(__always)
  func kind(at index: Int) -> TokenKind { tokens.kind(min(index, tokens.count &- 1)) }
  @inline(__always)
  func name(at index: Int) -> Name { tokens.name(min(index, tokens.count &- 1)) }
  @inline(__always)
  func startsLine(_ index: Int) -> Bool {
    tokens.flags(min(index, tokens.count &- 1)).contains(.newlineBefore)
  }

  /// Whether the current token is the identifier `known`, without backticks.
  @inline(__always)
  func at(word known: Name.Known) -> Bool {
    kind == .identifier && name == known && !current.flags.contains(.backticks)
  }
  @inline(__always)
  func at(word known: Name.Known, index: Int) -> Bool {
    kind(at: index) == .identifier && name(at: index) == known
  }

  /// Whether the current token is an operator spelled as this one byte.
  @inline(__always)
  func at(operator byte: UInt8) -> Bool { isOperator(byte, current) }
  @inline(__always)
  func isOperator(_ byte: UInt8, at index: Int) -> Bool { isOperator(byte, tokens.tokens[index]) }
  @inline(__always)
  private func isOperator(_ byte: UInt8, _ token: Token) -> Bool {
    switch token.kind {
    case .prefixOperator, .infixOperator, .postfixOperator, .prefixAmpersand:
      return token.length == 1 && bytes.byte(Int(token.start)) == byte
    default: return false
    }
  }
  @inline(__always)
  var atLeftAngle: Bool { at(operator: UInt8(ascii: "<")) }
  @inline(__always)
  var atRightAngle: Bool { at(operator: UInt8(ascii: ">")) }

  /// Whether the token is `...`, in any position.
  @inline(__always)
  func isEllipsis(at index: Int) -> Bool {
    switch tokens.kind(index) {
    case .prefixOperator, .infixOperator, .postfixOperator:
      return tokens.tokens[index].length == 3
        && bytes.hasRun(of: UInt8(ascii: "."), length: 3, at: tokens.start(index))
    default: return false
    }
  }

  /// The number of the partner of a bracket, otherwise 0.
  @inline(__always)
  func partner(of index: Int) -> Int { Int(tokens.tokens[index].partner) }

  /// The token after the partner of the bracket at `index`; the next token if there is no partner.
  @inline(__always)
  func indexAfterGroup(at index: Int) -> Int {
    let partner = partner(of: index)
    return partner > index ? partner + 1 : index + 1
  }

  // MARK: Moving

  @inline(__always)
  mutating func advance() {
    if position < tokens.count &- 1 { position &+= 1 }
  }

  @inline(__always)
  mutating func eat(_ wanted: TokenKind) -> Bool {
    guard kind == wanted else { return false }
    advance()
    return true
  }

  mutating func expect(_ wanted: TokenKind) {
    if !eat(wanted) { missing(.token) }
  }

  /// Consumes an operator, all its pieces included, and returns its name. The lexer may have cut it at each `>`.
  mutating func eatOperator() -> Name {
    let name = self.name
    advance()
    while current.flags.contains(.joined) { advance() }
    return name
  }

  // MARK: Building

  @inline(__always)
  func mark() -> Mark { Mark(node: nodes.count, token: position) }

  // Not inlined: there are too many call sites.
  @inline(never)
  mutating func close(_ kind: NodeKind, from mark: Mark, name: Name = .none, detail: UInt8 = 0) {
    nodes.close(kind, from: mark, to: position, name: name, detail: detail)
  }

  @inline(never)
  mutating func missing(_ expectation: Expectation) {
    errorCount += 1
    close(.missing, from: mark(), detail: expectation.rawValue)
  }

  /// Wraps the current token as unexpected, or the whole bracketed group that it opens.
  mutating func unexpected(detail: UInt8 = 0) {
    let start = mark()
    errorCount += 1
    let next = indexAfterGroup(at: position)
    position = min(next, tokens.count - 1)
    close(.unexpected, from: start, detail: detail)
  }

  /// Enters one more level. At the limit, consumes the current token or group as unexpected and returns false.
  @inline(__always)
  mutating func enter() -> Bool {
    if depth >= Self.depthLimit {
      skipWhatNestsTooDeeply()
      return false
    }
    depth &+= 1
    return true
  }

  @inline(never)
  private mutating func skipWhatNestsTooDeeply() {
    if kind != .endOfFile { unexpected(detail: 1) } else { missing(.token) }
  }

  @inline(__always)
  mutating func leave() { depth &-= 1 }

  // MARK: Items

  mutating func parseSourceFile() {
    let start = Mark(node: 0, token: 0)
    _ = eat(.shebang)
    parseItems(in: .file)
    while kind != .endOfFile {
      // A stray closing brace or `#endif`; parsing continues as if it were absent.
      unexpected()
      parseItems(in: .file)
    }
    nodes.close(.sourceFile, from: start, to: tokens.count, name: .none, detail: 0)
  }

  /// Items up to a token that can only end them: a closing brace, the next clause of a `#if`, the next case of a
  /// `switch`, the end of the file.
  mutating func parseItems(in context: Context) {
    while true {
      switch kind {
      case .endOfFile, .rightBrace, .poundElseif, .poundElse, .poundEndif: return
      case .semicolon:
        advance()
        continue
      case .case, .default:
        if context == .cases { return }
      case .at where context == .cases && attributeStartsCase(at: position): return
      case .poundIf where context == .cases && ifConfigHoldsCases(at: position): return
      default: break
      }
      let before = position
      let errorsBefore = errorCount
      parseItem(in: context)
      if position == before {
        unexpected()
      } else if !onNewLine, errorCount == errorsBefore {
        expectEndOfItem(in: context)
      }
    }
  }

  /// Requires that the next item begins on another line or after a `;`. Called only if the item had no other error.
  private mutating func expectEndOfItem(in context: Context) {
    switch kind {
    case .semicolon, .rightBrace, .endOfFile, .poundElseif, .poundElse, .poundEndif: return
    case .case where context == .cases, .default where context == .cases, .poundIf where context == .cases:
      return
    case .at where context == .cases && attributeStartsCase(at: position): return
    default: missing(.token)
    }
  }

  mutating func parseItem(in context: Context) {
    if kind == .identifier, !name.isContextualWord {
      parseStatement()
    } else if kind == .poundIf, !atDeclaration(in: context) {
      parseIfConfig(in: context)
    } else if kind == .poundSourceLocation {
      let start = mark()
      advance()
      if kind == .leftParenthesis { position = indexAfterGroup(at: position) }
      close(.sourceLocation, from: start)
    } else if atDeclaration(in: context) {
      parseDeclaration(in: context)
    } else {
      parseStatement()
    }
  }

  mutating func parseCodeBlock(_ kind: NodeKind = .codeBlock, in context: Context = .code) {
    let start = mark()
    guard self.kind == .leftBrace else { return missing(.block) }
    guard enter() else { return }
    advance()
    let saved = surroundings
    surroundings = []
    parseItems(in: context)
    // `#else` without its `#if` cannot end a block.
    while [.poundElseif, .poundElse, .poundEndif].contains(self.kind), isStrayDirective {
      unexpected()
      parseItems(in: context)
    }
    surroundings = saved
    expect(.rightBrace)
    leave()
    close(kind, from: start)
  }

  // MARK: Conditional compilation

  /// Whether no `#if` is open around the current directive.
  var isStrayDirective: Bool { openIfConfigs == 0 }
  var openIfConfigs = 0

  /// `holdsCases`: the clauses hold cases of a `switch`, and not statements of one case.
  mutating func parseIfConfig(in context: Context, holdsCases: Bool = false) {
    guard enter() else { return }
    let start = mark()
    parseIfConfigClauses { parser in
      parser.parseClauseContent(in: context, holdsCases)
      // A brace that was opened outside of this clause, or a statement among cases.
      while !parser.atEndOfClause {
        parser.unexpected()
        parser.parseClauseContent(in: context, holdsCases)
      }
    }
    leave()
    close(.ifConfig, from: start)
  }

  /// From `#if` to `#endif`. `parseContent` reads all that a clause holds behind its condition.
  mutating func parseIfConfigClauses(_ parseContent: (inout Parser) -> Void) {
    openIfConfigs += 1
    var detail: UInt8 = 0
    repeat {
      let clause = mark()
      advance()
      if detail != 2 { parseIfConfigCondition() }
      parseContent(&self)
      close(.ifConfigClause, from: clause, detail: detail)
      detail = kind == .poundElse ? 2 : 1
    } while kind == .poundElseif || kind == .poundElse
    openIfConfigs -= 1
    expect(.poundEndif)
  }

  private mutating func parseClauseContent(in context: Context, _ holdsCases: Bool) {
    switch context {
    case .cases where holdsCases: parseSwitchCases()
    case .accessors: parseAccessors()
    default: parseItems(in: context)
    }
  }

  var atEndOfClause: Bool {
    switch kind {
    case .poundElseif, .poundElse, .poundEndif, .endOfFile: true
    default: false
    }
  }

  /// The condition: the rest of the line, and of lines that continue it inside brackets or after an operator. It has
  /// no child nodes; its content is read from its tokens.
  mutating func parseIfConfigCondition() {
    let start = mark()
    while kind != .endOfFile, !atEndOfClause {
      if onNewLine, position > start.token {
        let isContinuation = kind == .infixOperator || kind(at: position - 1) == .infixOperator
        if !isContinuation { break }
      }
      position = min(indexAfterGroup(at: position), tokens.count - 1)
    }
    close(.ifConfigCondition, from: start)
  }

  /// The first token after the condition of the `#if` at `index`.
  func firstTokenInIfConfig(at index: Int) -> Int {
    var i = index + 1
    while i < tokens.count - 1 {
      if startsLine(i), kind(at: i) != .infixOperator, kind(at: i - 1) != .infixOperator { break }
      i = max(indexAfterGroup(at: i), i + 1)
    }
    return min(i, tokens.count - 1)
  }

  func ifConfigHoldsCases(at index: Int) -> Bool {
    var i = index
    while kind(at: i) == .poundIf || kind(at: i) == .poundElseif { i = firstTokenInIfConfig(at: i) }
    if kind(at: i) == .poundElse { i += 1 }
    return kind(at: i) == .case || kind(at: i) == .default
      || (kind(at: i) == .at && attributeStartsCase(at: i))
  }

  /// `@unknown default`
  func attributeStartsCase(at index: Int) -> Bool {
    let next = kind(at: indexAfterAttribute(at: index))
    return next == .case || next == .default
  }

  /// Whether the `#if` at `index` holds the next links of a postfix chain.
  func ifConfigHoldsPostfix(at index: Int) -> Bool {
    var i = index
    while kind(at: i) == .poundIf || kind(at: i) == .poundElseif { i = firstTokenInIfConfig(at: i) }
    if kind(at: i) == .poundElse { i += 1 }
    return kind(at: i) == .period
  }
}
