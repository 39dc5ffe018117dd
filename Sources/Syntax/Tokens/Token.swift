// Token kinds, flags and comments.
//
// Tokens are not nodes: the parser reads them by number, and nodes refer to them by number. Trivia (blanks and
// comments) is the gap between two tokens. Comments have a column of their own, because suppressions and some rules
// read them.

/// What a token is. Keywords are the words that Swift reserves everywhere. Words that are keywords in one position
/// only (`get`, `async`, `some`, `actor`) are `identifier` tokens, and the parser decides by position.
public enum TokenKind: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  /// The end of the file: zero-width, and the last token of every file.
  case endOfFile
  /// A name, with or without backticks. The range includes the backticks, the name does not. Also raw identifiers: ``
  /// `a b` ``.
  case identifier
  /// `$0`, `$name`.
  case dollarIdentifier
  /// `_` on its own.
  case wildcard

  // Operators. The neighbouring bytes decide their position, as The Swift Programming Language describes.
  case prefixOperator, infixOperator, postfixOperator
  /// `=` on its own.
  case equal
  /// `->`.
  case arrow
  /// `&` in prefix position.
  case prefixAmpersand
  /// `?` without an operand directly before it, as in a ternary.
  case questionInfix
  /// `?` directly after its operand.
  case questionPostfix
  /// `!` directly after its operand.
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
  /// The text between delimiters and interpolations; there is no token for an empty one.
  case stringSegment
  /// The closing delimiter with its number signs. In an unterminated string it is zero-width and flagged
  /// `.malformed`.
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

  /// Whether the token is a reserved word. The cases of reserved words are consecutive.
  var isReserved: Bool {
    @inline(__always) get { rawValue >= TokenKind.Any.rawValue && rawValue <= TokenKind.while.rawValue }
  }
}

/// Properties of a token beyond its kind. The raw value is a set of the bits below.
public struct TokenFlags: OptionSet, BitwiseCopyable, Sendable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line break precedes this token, possibly inside of a comment, or it is the first token of the file.
  public static let newlineBefore = TokenFlags(rawValue: 1)
  /// Blanks or a comment directly precede this token, or it is the first token of the file.
  public static let blankBefore = TokenFlags(rawValue: 2)
  /// The token is an identifier in backticks.
  public static let backticks = TokenFlags(rawValue: 4)
  /// The token is a delimiter of a multi-line string (`"""`).
  public static let multiline = TokenFlags(rawValue: 8)
  /// Swift rejects the token: it is unterminated, a malformed number, or an invalid byte.
  public static let malformed = TokenFlags(rawValue: 16)
  /// The token continues the operator that the token before it began. The lexer cuts an operator after each leading
  /// `>`, so that `Array<Array<Int>>` needs no splitting. It also cuts after the `<` of `<>`, of `<-` before a number
  /// and of `<~` before a name. An expression joins the pieces again.
  public static let joined = TokenFlags(rawValue: 32)
}

/// A comment; its range includes the delimiters.
public struct Comment: BitwiseCopyable, Sendable {
  /// Which delimiter begins the comment. `////` counts as `docLine`, `/**/` as `block`.
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
  /// UTF-8 byte offsets from the start of the file; `end` is exclusive.
  public let start: UInt32, end: UInt32
  public let kind: Kind
}
