// The tokens of one file, in columns.

/// The tokens of one file in the order of the source; the last one is `endOfFile`.
public struct TokenTable: ~Copyable, Sendable {
  /// `TokenKind` of each token.
  public var kinds: Column<TokenKind>
  public var flags: Column<TokenFlags>
  /// UTF-8 offsets from the start of the file.
  public var starts: Column<UInt32>
  /// Exclusive UTF-8 offsets.
  public var ends: Column<UInt32>
  /// The name of an identifier (`identifier`, `dollarIdentifier`; without backticks, with `$`), of
  /// an operator (`prefixOperator`, `infixOperator`, `postfixOperator`), of a reserved word, because
  /// it can also be a member or a label, and of `_`; `Name.none` for every other token.
  public var names: Column<Name>
  /// Every comment, in order.
  public var comments: Column<Comment>

  /// Empty columns with room for the tokens of about `byteCount` bytes of source.
  public init(byteCount: Int) {
    let room = byteCount / 5 + 16
    kinds = Column(capacity: room)
    flags = Column(capacity: room)
    starts = Column(capacity: room)
    ends = Column(capacity: room)
    names = Column(capacity: room)
    comments = Column(capacity: byteCount / 256 + 4)
  }

  /// The number of tokens, `endOfFile` included.
  public var count: Int { kinds.count }
}
