// The tokens of one file, as the lexer leaves them to the parser.

/// One token as the parser reads it: what belongs together lies together.
struct Token: BitwiseCopyable {
  /// UTF-8 offset from the start of the file.
  let start: UInt32
  let name: Name
  /// For a bracket the number of its partner, else 0.
  var partner: UInt32
  let kind: TokenKind
  let flags: TokenFlags
  /// In bytes; `TokenTable.longLength` for more than fit.
  let length: UInt8
}

/// A token whose length does not fit into a byte.
@usableFromInline
struct LongToken: BitwiseCopyable, Sendable {
  @usableFromInline let token: UInt32
  /// In bytes.
  @usableFromInline let length: UInt32
}

/// The tokens of one file in the order of the source; the last one is `endOfFile`. The memory serves
/// for one file after the other.
public struct TokenTable: ~Copyable, Sendable {
  /// Stands for this many bytes or more.
  static let longLength: UInt8 = 255

  var tokens = Column<Token>(capacity: 1024)
  var longTokens = Column<LongToken>()
  /// Every comment, in order.
  var comments = Column<Comment>(capacity: 64)

  init() {}

  mutating func removeAll() {
    tokens.truncate(to: 0)
    longTokens.truncate(to: 0)
    comments.truncate(to: 0)
  }

  /// The number of tokens, `endOfFile` included.
  public var count: Int { @inline(__always) get { tokens.count } }
  public var commentCount: Int { comments.count }

  @inline(__always)
  public func kind(_ token: Int) -> TokenKind { tokens[token].kind }
  @inline(__always)
  public func flags(_ token: Int) -> TokenFlags { tokens[token].flags }
  /// UTF-8 offset from the start of the file.
  @inline(__always)
  public func start(_ token: Int) -> Int { Int(tokens[token].start) }
  /// Exclusive UTF-8 offset.
  public func end(_ token: Int) -> Int {
    let length = tokens[token].length
    if length < Self.longLength { return start(token) + Int(length) }
    for i in 0..<longTokens.count where longTokens[i].token == UInt32(token) {
      return start(token) + Int(longTokens[i].length)
    }
    return start(token) + Int(length)
  }
  /// The name of an identifier (`identifier`, `dollarIdentifier`; without backticks, with `$`), of
  /// an operator (`prefixOperator`, `infixOperator`, `postfixOperator`), of a reserved word, because
  /// it can also be a member or a label, and of `_`; `Name.none` for every other token.
  @inline(__always)
  public func name(_ token: Int) -> Name { tokens[token].name }
  public func comment(_ index: Int) -> Comment { comments[index] }
}
