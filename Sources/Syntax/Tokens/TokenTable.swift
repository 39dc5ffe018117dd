// The tokens of one file, as the lexer leaves them to the parser.

/// One token as the parser reads it. Its fields are adjacent in memory, because they are read together.
struct Token: BitwiseCopyable {
  /// The UTF-8 byte offset from the start of the file.
  let start: UInt32
  let name: Name
  /// The number of the partner of a bracket, otherwise 0.
  var partner: UInt32
  let kind: TokenKind
  let flags: TokenFlags
  /// The length in bytes; `TokenTable.longLength` if it does not fit.
  let length: UInt8
}

/// A token whose length does not fit into a byte.
@usableFromInline
struct LongToken: BitwiseCopyable, Sendable {
  @usableFromInline let token: UInt32
  /// The length in bytes.
  @usableFromInline let length: UInt32
}

/// The tokens of one file in the order of the source; the last one is `endOfFile`. The memory is reused for the next
/// file. Token numbers must be below `count`, those of comments below `commentCount`.
public struct TokenTable: ~Copyable, Sendable {
  /// This length stands for this many bytes or more.
  static let longLength: UInt8 = 255

  var tokens = Column<Token>(capacity: 1024)
  var longTokens = Column<LongToken>()
  /// All comments, in the order of the source.
  var comments = Column<Comment>(capacity: 64)

  init() {}

  mutating func removeAll() {
    tokens.truncate(to: 0)
    longTokens.truncate(to: 0)
    comments.truncate(to: 0)
  }

  /// The number of tokens, `endOfFile` included.
  public var count: Int { @inline(__always) get { tokens.count } }
  /// The number of comments, documentation included.
  public var commentCount: Int { comments.count }

  @inline(__always)
  public func kind(_ token: Int) -> TokenKind { tokens[token].kind }
  @inline(__always)
  public func flags(_ token: Int) -> TokenFlags { tokens[token].flags }
  /// The UTF-8 byte offset of the token.
  @inline(__always)
  public func start(_ token: Int) -> Int { Int(tokens[token].start) }
  /// The exclusive UTF-8 byte offset of the end. Linear in the number of tokens with 255 bytes or more if this is
  /// one.
  public func end(_ token: Int) -> Int {
    let length = tokens[token].length
    if length < Self.longLength { return start(token) + Int(length) }
    for i in 0..<longTokens.count where longTokens[i].token == UInt32(token) {
      return start(token) + Int(longTokens[i].length)
    }
    return start(token) + Int(length)
  }
  /// The name of an identifier (without backticks, with `$`), of an operator (`prefixOperator`, `infixOperator`,
  /// `postfixOperator`), of `_`, or of a reserved word, because it can also be a member or a label; `Name.none` for
  /// every other token.
  @inline(__always)
  public func name(_ token: Int) -> Name { tokens[token].name }
  /// The comment with this number, in the order of the source.
  public func comment(_ index: Int) -> Comment { comments[index] }
}
