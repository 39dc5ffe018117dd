// Token kinds and the columns that the lexer fills.
//
// Tokens are not nodes: the parser reads them by number and the tree's nodes refer to them by
// number. Trivia (blanks and comments) is the gap between two tokens; comments keep a column of
// their own, because suppressions and some rules read them.

/// What a token is. Keywords are those that Swift reserves everywhere; words that are keywords in
/// one position only (`get`, `async`, `some`, `actor` …) are lexed as `identifier` and the parser
/// decides by position.
public enum TokenKind: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  /// The end of the file: zero-width, the last token of every file.
  case endOfFile
  /// A name, with or without backticks (the range includes them, the name does not). Also raw
  /// identifiers: `` `a b` ``.
  case identifier
  /// `$0`, `$name`.
  case dollarIdentifier
  /// `_` on its own.
  case wildcard

  // Operators, their position decided from the neighbouring bytes as the Swift book describes.
  case prefixOperator, infixOperator, postfixOperator
  /// `=` on its own.
  case equal
  /// `->`.
  case arrow
  /// `&` in prefix position.
  case prefixAmpersand
  /// `?` with nothing before it to bind to on its left, as in a ternary.
  case questionInfix
  /// `?` right after its operand.
  case questionPostfix
  /// `!` right after its operand.
  case exclamationPostfix

  // Punctuation.
  case leftParenthesis, rightParenthesis
  case leftBrace, rightBrace
  case leftSquare, rightSquare
  case comma, colon, semicolon, period, at
  /// `::` between a module and a name.
  case colonColon
  /// `\` that starts a key path.
  case backslash
  /// `#` before the name of a macro.
  case pound

  // Literals.
  case integerLiteral, floatLiteral
  /// The opening delimiter of a string: `"`, `"""`, `#"` … including the number signs.
  case stringStart
  /// The text between delimiters and interpolations; absent where empty.
  case stringSegment
  /// The closing delimiter with its number signs. An unterminated string has a zero-width one,
  /// flagged `.malformed`.
  case stringEnd
  /// `\(`, or `\#(` in a raw string.
  case interpolationStart
  /// The `)` that closes an interpolation.
  case interpolationEnd
  /// A whole regular expression literal: `/…/` or `#/…/#`.
  case regexLiteral

  // Directives.
  case poundIf, poundElseif, poundElse, poundEndif
  case poundAvailable, poundUnavailable, poundSourceLocation

  // Reserved words.
  case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`
  case `defer`, `deinit`, `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`
  case `for`, `func`, `guard`, `if`, `import`, `in`, `init`, `inout`, `internal`, `is`, `let`
  case `nil`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `repeat`, `rethrows`
  case `return`, `self`, `Self`, `static`, `struct`, `subscript`, `super`, `switch`, `throw`
  case `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`

  /// `#!…` on the first line.
  case shebang
  /// A byte, or a run of bytes, that no token can start with.
  case unknown

  /// Reserved words follow each other.
  var isReserved: Bool {
    @inline(__always) get { rawValue >= TokenKind.Any.rawValue && rawValue <= TokenKind.while.rawValue }
  }
}

/// What the lexer knows about a token beyond its kind.
public struct TokenFlags: OptionSet, BitwiseCopyable, Sendable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line break stands between this token and the one before (also in a comment), or it is the
  /// first token of the file.
  public static let newlineBefore = TokenFlags(rawValue: 1)
  /// Blanks or a comment stand right before this token, or it is the first token of the file.
  public static let blankBefore = TokenFlags(rawValue: 2)
  /// An identifier in backticks.
  public static let backticks = TokenFlags(rawValue: 4)
  /// A string delimiter of a multi-line string (`"""`).
  public static let multiline = TokenFlags(rawValue: 8)
  /// The token is not what Swift accepts: unterminated, a malformed number, an invalid byte.
  public static let malformed = TokenFlags(rawValue: 16)
  /// The token goes on with the operator that the token before it began. The lexer cuts an operator
  /// after each leading `>`, so that `Array<Array<Int>>` needs no splitting, and after the `<` of `<>`, of
  /// `<-` before a number and of `<~` before a name; an expression joins the pieces again.
  public static let joined = TokenFlags(rawValue: 32)
}

/// A comment: its bytes from `start` to `end` (exclusive) include the delimiters.
public struct Comment: BitwiseCopyable, Sendable {
  public enum Kind: UInt8, BitwiseCopyable, Sendable {
    /// `// …`
    case line
    /// `/* … */`
    case block
    /// `/// …`
    case docLine
    /// `/** … */`
    case docBlock
  }
  /// UTF-8 offsets from the start of the file.
  public let start: UInt32, end: UInt32
  public let kind: Kind
}
