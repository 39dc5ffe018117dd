// From bytes to tokens: the main loop, blanks and comments, names, numbers and directives.
//
// One pass, no recursion, and no byte is looked at more often than a constant number of times, however
// hostile the file. Strings inside of interpolations inside of strings sit on a stack of frames.
// Strings are in Lexer+Strings.swift, operators and regular expressions in Lexer+Operators.swift.

extension TokenTable {
  /// The tokens of a file. Any bytes will do: what is not Swift becomes `unknown` tokens and tokens
  /// flagged `.malformed`. Of more than 4 GiB the rest is left out.
  public init(lexing bytes: Span<UInt8>, names: inout NameTable) {
    self = unsafe bytes.withUnsafeBufferPointer { buffer in
      var lexer = unsafe Lexer(SourceBytes(buffer))
      lexer.run(&names)
      return lexer.finish()
    }
  }

  /// The tokens of a file.
  public init(lexing bytes: [UInt8], names: inout NameTable) {
    self.init(lexing: bytes.span, names: &names)
  }
}

struct Lexer: ~Copyable {
  let bytes: SourceBytes
  let classes = ByteClasses.shared
  /// The number of bytes.
  let count: Int
  /// The offset of the next byte to look at.
  var at = 0
  var table: TokenTable

  // For the flags of the next token.
  var lastEnd = -1
  var sawNewline = true

  // For telling a regular expression from a division.
  /// `endOfFile` before the first token.
  var previous = TokenKind.endOfFile
  var beforePrevious = TokenKind.endOfFile

  /// The strings whose interpolations enclose the current position, outermost first.
  var frames: [StringFrame] = []
  /// The parentheses that are open in the innermost interpolation.
  var openParentheses = 0
  var inInterpolation = false
  /// In an interpolation of a single-line string: a line break ends interpolation and string.
  var newlineEnds = false

  // What look-aheads have found out, so that no range is looked at twice.
  /// No `#` before this offset is followed by anything but `#` up to it.
  var poundRunEnd = 0
  var rawQuotes = ClosingRuns()
  var regexSlashes = ClosingRuns()
  var noConflictEnd: [Bool] = [false, false]

  init(_ bytes: SourceBytes) {
    self.bytes = bytes
    count = bytes.count
    table = TokenTable(byteCount: bytes.count)
  }

  consuming func finish() -> TokenTable { table }

  // MARK: Tokens

  @inline(__always)
  mutating func emit(_ kind: TokenKind, to end: Int, name: Name = .none, flags: TokenFlags = []) {
    emit(kind, from: at, to: end, name: name, flags: flags)
    at = end
  }

  @inline(__always)
  mutating func emit(
    _ kind: TokenKind, from start: Int, to end: Int, name: Name = .none, flags: TokenFlags = []
  ) {
    var all = flags
    if sawNewline { all.insert(.newlineBefore) }
    if start != lastEnd { all.insert(.blankBefore) }
    sawNewline = false
    lastEnd = end
    beforePrevious = previous
    previous = kind
    table.kinds.append(kind)
    table.flags.append(all)
    table.starts.append(UInt32(truncatingIfNeeded: start))
    table.ends.append(UInt32(truncatingIfNeeded: end))
    table.names.append(name)
  }

  // MARK: The main loop

  mutating func run(_ names: inout NameTable) {
    lexShebang()
    while at < count {
      let byte = bytes[at]
      switch byte {
      case .space, .tab, 0x0B, 0x0C, 0x00:
        var next = at &+ 1
        while bytes[next] == .space { next &+= 1 }
        at = next
      case .lineFeed, .carriageReturn:
        if newlineEnds {
          endInterpolation()
        } else {
          sawNewline = true
          at += 1
        }
      case 0x61...0x7A, 0x41...0x5A, .underscore:
        lexName(&names)
      case .leftParenthesis:
        openParentheses += 1
        emit(.leftParenthesis, to: at + 1)
      case .rightParenthesis:
        lexRightParenthesis()
      case .dot:
        // Mostly a member; all other operators that start with a dot go the long way.
        let next = bytes[at + 1]
        // In `\.!` and `\.?.a` it begins the path.
        if next >= 0x80 || classes.has(next, ByteClasses.operation), previous != .backslash {
          lexOperator(&names)
        } else {
          emit(.period, to: at + 1)
        }
      case .comma: emit(.comma, to: at + 1)
      case .colon:
        // An empty argument label's colon is never followed by another one.
        if bytes[at + 1] == .colon { emit(.colonColon, to: at + 2) } else { emit(.colon, to: at + 1) }
      case .leftBrace: emit(.leftBrace, to: at + 1)
      case .rightBrace: emit(.rightBrace, to: at + 1)
      case .leftSquare: emit(.leftSquare, to: at + 1)
      case .rightSquare: emit(.rightSquare, to: at + 1)
      case .semicolon: emit(.semicolon, to: at + 1)
      case .at: emit(.at, to: at + 1)
      case .backslash: emit(.backslash, to: at + 1)
      case .quote, .apostrophe: lexString(pounds: 0)
      case 0x30...0x39: lexNumber()
      case .slash:
        switch bytes[at + 1] {
        case .slash: skipLineComment()
        case .asterisk: skipBlockComment()
        default: lexOperator(&names)
        }
      case .exclamation, .question:
        if bytes.isLeftBound(at) {
          emit(byte == .question ? .questionPostfix : .exclamationPostfix, to: at + 1)
        } else {
          lexOperator(&names)
        }
      case .less:
        if bytes[at + 1] == .pound, let end = bytes.placeholderEnd(at) {
          let name = names.intern(bytes, at, end)
          emit(.identifier, to: end, name: name, flags: .malformed)
        } else if !skipConflict() {
          lexOperator(&names)
        }
      case .greater:
        if !skipConflict() { lexOperator(&names) }
      case .equals, .minus, .plus, .asterisk, .percent, .ampersand, .bar, .caret, .tilde:
        lexOperator(&names)
      case .pound: lexPound()
      case .dollar: lexDollar(&names)
      case .backtick: lexBackticks(&names)
      case 0x80...0xFF: lexUnicode(&names)
      default: lexUnknown()
      }
    }
    while inInterpolation { endInterpolation() }
    emit(.endOfFile, to: at, flags: endsInComment ? .malformed : [])
  }

  // MARK: Blanks and comments

  /// A block comment was still open at the end of the file.
  var endsInComment = false

  private mutating func skipLineComment() {
    let start = at
    var i = at + 2
    let kind: Comment.Kind = bytes[i] == .slash ? .docLine : .line
    while i < count {
      let byte = bytes[i]
      if byte == .lineFeed || byte == .carriageReturn { break }
      i += 1
    }
    table.comments.append(Comment(start: UInt32(start), end: UInt32(i), kind: kind))
    at = i
  }

  private mutating func skipBlockComment() {
    let start = at
    var i = at + 2
    var depth = 1
    while i < count {
      let byte = bytes[i]
      i += 1
      switch byte {
      case .asterisk:
        if bytes[i] == .slash {
          i += 1
          depth -= 1
        }
      case .slash:
        if bytes[i] == .asterisk {
          i += 1
          depth += 1
        }
      case .lineFeed, .carriageReturn:
        sawNewline = true
      default:
        break
      }
      if depth == 0 { break }
    }
    endsInComment = depth > 0
    let isDoc = bytes[start + 2] == .asterisk && bytes[start + 3] != .slash
    let kind: Comment.Kind = isDoc ? .docBlock : .block
    table.comments.append(Comment(start: UInt32(start), end: UInt32(i), kind: kind))
    at = i
  }

  /// Skips both sides of a merge conflict, as Swift does, and records them as a comment.
  private mutating func skipConflict() -> Bool {
    let isPerforce = bytes[at] == .greater
    guard at == 0 || bytes[at - 1] == .lineFeed || bytes[at - 1] == .carriageReturn,
      bytes.hasRun(of: bytes[at], length: isPerforce ? 4 : 7, at: at),
      bytes[at + (isPerforce ? 4 : 7)] == .space
    else { return false }
    // What was not found once is not there further on either.
    if noConflictEnd[isPerforce ? 1 : 0] { return false }
    var i = at
    while i < count {
      let byte = bytes[i]
      i += 1
      guard byte == .lineFeed || byte == .carriageReturn else { continue }
      let ends =
        isPerforce
        ? bytes.hasRun(of: .less, length: 4, at: i) && bytes[i + 4] == .lineFeed
        : bytes.hasRun(of: .greater, length: 7, at: i) && bytes[i + 7] == .space
      guard ends else { continue }
      while i < count, bytes[i] != .lineFeed, bytes[i] != .carriageReturn { i += 1 }
      table.comments.append(Comment(start: UInt32(at), end: UInt32(i), kind: .block))
      sawNewline = true
      at = i
      return true
    }
    noConflictEnd[isPerforce ? 1 : 0] = true
    return false
  }

  private mutating func lexShebang() {
    if bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { at = 3 }
    guard bytes[at] == .pound, bytes[at + 1] == .exclamation else { return }
    var end = at
    while end < count, bytes[end] != .lineFeed, bytes[end] != .carriageReturn { end += 1 }
    emit(.shebang, to: end)
  }

  // MARK: Names

  @inline(__always)
  private mutating func lexName(_ names: inout NameTable) {
    let bytes = self.bytes
    let classes = self.classes
    var end = at &+ 1
    while classes.has(bytes[end], ByteClasses.name) { end &+= 1 }
    if bytes[end] >= 0x80 { end = bytes.endOfName(end) }
    let name = names.intern(bytes, at, end)
    if name.id <= Name.Known.`_`.rawValue {
      emit(Self.kind(ofReserved: name), to: end, name: name)
    } else {
      emit(.identifier, to: end, name: name)
    }
  }

  /// The kinds of reserved words follow each other as their names do; `_` follows these.
  @inline(__always)
  private static func kind(ofReserved name: Name) -> TokenKind {
    if name == .`_` { return .wildcard }
    let offset = UInt8(truncatingIfNeeded: name.id - Name.Known.`Any`.rawValue)
    return TokenKind(rawValue: TokenKind.`Any`.rawValue + offset) ?? .identifier
  }

  private mutating func lexDollar(_ names: inout NameTable) {
    let end = bytes.endOfName(at + 1)
    let name = names.intern(bytes, at, end)
    emit(.dollarIdentifier, to: end, name: name, flags: end == at + 1 ? .malformed : [])
  }

  private mutating func lexBackticks(_ names: inout NameTable) {
    let start = at + 1
    var end = start
    while classes.has(bytes[end], ByteClasses.name) { end += 1 }
    var isMalformed = end == start
    if bytes[end] != .backtick {
      // A raw identifier: anything up to the backtick on the same line.
      while end < count, bytes[end] != .backtick, bytes[end] != .lineFeed, bytes[end] != .carriageReturn {
        end += 1
      }
      guard end < count, bytes[end] == .backtick else {
        emit(.unknown, to: start, flags: .malformed)
        return
      }
      isMalformed = !bytes.isRawName(start, end)
    }
    let name = names.intern(bytes, start, end)
    emit(.identifier, to: end + 1, name: name, flags: isMalformed ? [.backticks, .malformed] : .backticks)
  }

  // MARK: Bytes beyond ASCII, bytes of nothing

  private mutating func lexUnicode(_ names: inout NameTable) {
    let (value, length) = bytes.scalar(at: at)
    if length == 0 {
      lexUnknown()
    } else if value == 0xA0 || value == 0xFEFF {
      at += length
    } else if ScalarClass.startsName(value) {
      let end = bytes.endOfName(at)
      emit(.identifier, to: end, name: names.intern(bytes, at, end))
    } else if ScalarClass.startsOperator(value) {
      lexOperator(&names)
    } else if ScalarClass.continuesName(value) {
      let end = bytes.endOfName(at)
      emit(.identifier, to: end, name: names.intern(bytes, at, end), flags: .malformed)
    } else {
      lexUnknown()
    }
  }

  /// A run of bytes that nothing can start with.
  private mutating func lexUnknown() {
    var end = at
    while end < count {
      let byte = bytes[end]
      if byte < 0x80 {
        guard classes.has(byte, ByteClasses.unknown) else { break }
        end += 1
      } else {
        let (value, length) = bytes.scalar(at: end)
        guard length == 0 || !ScalarClass.isUsed(value) else { break }
        end += max(length, 1)
      }
    }
    // At least one byte: the main loop comes here only with bytes that fit nowhere else.
    emit(.unknown, to: max(end, at + 1), flags: .malformed)
  }

  // MARK: Number signs

  private mutating func lexPound() {
    if poundRunEnd <= at {
      poundRunEnd = at + 1
      while bytes[poundRunEnd] == .pound { poundRunEnd += 1 }
    }
    let pounds = poundRunEnd - at
    switch bytes[poundRunEnd] {
    case .quote:
      lexString(pounds: pounds)
      return
    case .slash:
      lexPoundRegex(pounds: pounds)
      return
    default:
      break
    }
    guard pounds == 1 else {
      emit(.pound, to: at + 1)
      return
    }
    var end = at + 1
    while bytes[end] | 0x20 >= 0x61, bytes[end] | 0x20 <= 0x7A { end += 1 }
    if bytes[end] == .underscore || end - at > 15 {
      emit(.pound, to: at + 1)
      return
    }
    let kind: TokenKind
    switch (end - at - 1, bytes.word(at: at + 1, length: min(end - at - 1, 8))) {
    case (2, Directive.if): kind = .poundIf
    case (4, Directive.else): kind = .poundElse
    case (6, Directive.elseif): kind = .poundElseif
    case (5, Directive.endif): kind = .poundEndif
    case (9, Directive.available) where bytes[at + 9] == UInt8(ascii: "e"): kind = .poundAvailable
    case (11, Directive.unavailable) where bytes.word(at: at + 9, length: 3) == Directive.ble:
      kind = .poundUnavailable
    case (14, Directive.source) where bytes.word(at: at + 9, length: 6) == Directive.cation:
      kind = .poundSourceLocation
    default:
      emit(.pound, to: at + 1)
      return
    }
    emit(kind, to: end)
  }

  /// Words after `#` as little-endian numbers, at most eight bytes each.
  private enum Directive {
    static let `if` = word("if"), `else` = word("else"), elseif = word("elseif"), endif = word("endif")
    static let available = word("availabl")
    static let unavailable = word("unavaila"), ble = word("ble")
    static let source = word("sourceLo"), cation = word("cation")

    private static func word(_ text: StaticString) -> UInt64 {
      var word: UInt64 = 0
      var shift: UInt64 = 0
      for byte in text.description.utf8 {
        word |= UInt64(byte) << shift
        shift += 8
      }
      return word
    }
  }

  // MARK: Numbers

  private mutating func lexNumber() {
    if bytes[at] == .zero {
      switch bytes[at + 1] {
      case UInt8(ascii: "x"): return lexHexNumber()
      case UInt8(ascii: "o"): return lexNumber(digits: ByteClasses.octalDigit)
      case UInt8(ascii: "b"): return lexBinaryNumber()
      default: break
      }
    }
    var end = bytes.endOfDigits(at, ByteClasses.digit)
    let afterDigits = bytes[end]
    if afterDigits == .dot {
      // `1.foo` is a member, `x.0.1` an element of an element.
      guard classes.has(bytes[end + 1], ByteClasses.digit), previous != .period else {
        emit(.integerLiteral, to: end)
        return
      }
      end = bytes.endOfDigits(end + 1, ByteClasses.digit)
    } else if afterDigits | 0x20 != UInt8(ascii: "e") {
      return finishNumber(.integerLiteral, end)
    }
    guard bytes[end] | 0x20 == UInt8(ascii: "e") else {
      emit(.floatLiteral, to: end)
      return
    }
    lexExponent(end + 1)
  }

  /// The rest of a float after `e` or `p`.
  private mutating func lexExponent(_ start: Int) {
    var end = start
    if bytes[end] == .plus || bytes[end] == .minus { end += 1 }
    let isMalformed = !classes.has(bytes[end], ByteClasses.digit)
    if !isMalformed { end = bytes.endOfDigits(end, ByteClasses.digit) }
    finishNumber(.floatLiteral, end, isMalformed: isMalformed)
  }

  /// `0o…`
  private mutating func lexNumber(digits: UInt8) {
    let start = at + 2
    let isMalformed = !classes.has(bytes[start], digits)
    let end = isMalformed ? start : bytes.endOfDigits(start, digits)
    finishNumber(.integerLiteral, end, isMalformed: isMalformed)
  }

  private mutating func lexBinaryNumber() {
    var end = at + 2
    let isMalformed = bytes[end] & 0xFE != .zero
    while !isMalformed, bytes[end] & 0xFE == .zero || bytes[end] == .underscore { end += 1 }
    finishNumber(.integerLiteral, end, isMalformed: isMalformed)
  }

  private mutating func lexHexNumber() {
    guard classes.has(bytes[at + 2], ByteClasses.hexDigit) else {
      return finishNumber(.integerLiteral, at + 2, isMalformed: true)
    }
    let integerEnd = bytes.endOfDigits(at + 2, ByteClasses.hexDigit)
    var end = integerEnd
    var isMember = false
    if bytes[end] == .dot {
      guard classes.has(bytes[end + 1], ByteClasses.hexDigit), previous != .period else {
        emit(.integerLiteral, to: end)
        return
      }
      // A fraction, or a member whose name starts like one: `0xff.description`.
      isMember = !classes.has(bytes[end + 1], ByteClasses.digit)
      end = bytes.endOfDigits(end + 1, ByteClasses.hexDigit)
    }
    guard bytes[end] | 0x20 == UInt8(ascii: "p") else {
      if isMember {
        emit(.integerLiteral, to: integerEnd)
      } else if end == integerEnd {
        finishNumber(.integerLiteral, end)
      } else {
        // A hexadecimal fraction needs an exponent.
        finishNumber(.floatLiteral, end, isMalformed: true)
      }
      return
    }
    let sign = bytes[end + 1]
    if isMember, sign != .plus, sign != .minus, !classes.has(sign, ByteClasses.digit) {
      // `0xff.fp` is a member as well.
      emit(.integerLiteral, to: integerEnd)
      return
    }
    lexExponent(end + 1)
  }

  /// Letters that stick to a number belong to it and make it malformed.
  private mutating func finishNumber(_ kind: TokenKind, _ digitsEnd: Int, isMalformed: Bool = false) {
    let end = bytes.endOfName(digitsEnd)
    emit(kind, to: end, flags: isMalformed || end > digitsEnd ? .malformed : [])
  }
}
