// From bytes to tokens: the main loop, blanks and comments, names and directives.
//
// One pass without recursion; each byte is read a constant number of times, however hostile the file. A stack of
// frames holds the strings whose interpolations are open. Strings are in Lexer+Strings.swift, numbers in
// Lexer+Numbers.swift, operators and regular expressions in Lexer+Operators.swift.

import Synchronization

extension TokenTable {
  /// The tokens of a file. The bytes may be anything: what is not Swift becomes `unknown` tokens and tokens flagged
  /// `.malformed`. What lies beyond 4 GiB is left out. Linear in the bytes; names are interned in `names`.
  public init(lexing bytes: Span<UInt8>, names: NameTable) {
    var lexer = Lexer(names)
    lexer.run(bytes)
    self = lexer.finish()
  }

  /// The same for an array.
  public init(lexing bytes: [UInt8], names: NameTable) {
    self.init(lexing: bytes.span, names: names)
  }
}

/// Reads one file after another (`run`).
struct Lexer: ~Copyable {
  /// Pins the lexer to its address, for the reason given at `Parser.pin`.
  private let pin = Atomic<Bool>(false)
  var bytes = SourceBytes()
  let classes = ByteClasses.shared
  /// The number of bytes.
  var count = 0
  /// The offset of the next byte to look at.
  var at = 0
  /// The tokens of the last file.
  var table = TokenTable()
  var names: NameReader
  private var memory = PaddedBytes()

  /// The blanks and line breaks between the last token and `at`.
  var gap: TokenFlags = []
  /// The numbers of the tokens that opened a bracket and have no partner yet.
  var openBrackets = Column<UInt32>(capacity: 64)

  /// The strings whose interpolations enclose the current position, outermost first.
  var frames: [StringFrame] = []
  /// The number of open parentheses in the innermost interpolation.
  var openParentheses = 0
  var inInterpolation = false
  /// Whether a line break ends the interpolation and the string: in a single-line string.
  var newlineEnds = false
  /// Whether a block comment is still open at the end of the file.
  var endsInComment = false

  // Results of look-aheads, so that no range is searched twice.
  /// The end of the run of `#` that was scanned last.
  var poundRunEnd = 0
  var rawQuotes = ClosingRuns()
  var regexSlashes = ClosingRuns()
  /// Whether the rest of the file holds no end of a conflict, for the markers of git and of Perforce.
  var lacksConflictEnd = (git: false, perforce: false)

  init(_ table: NameTable) { names = NameReader(table) }

  consuming func finish() -> TokenTable { table }

  /// Fills `table` with the tokens of a file.
  mutating func run(_ source: Span<UInt8>) {
    bytes = memory.hold(source)
    count = bytes.count
    at = 0
    table.removeAll()
    gap = [.newlineBefore, .blankBefore]
    openBrackets.truncate(to: 0)
    openParentheses = 0
    endsInComment = false
    poundRunEnd = 0
    rawQuotes.reset(to: 0..<0)
    regexSlashes.reset(to: 0..<0)
    lacksConflictEnd = (false, false)
    lexTokens()
  }

  // MARK: Tokens

  /// The kind of the last token, `endOfFile` before the first one. It tells a regular expression from a division.
  var previous: TokenKind { table.count > 0 ? table.kind(table.count - 1) : .endOfFile }
  var beforePrevious: TokenKind { table.count > 1 ? table.kind(table.count - 2) : .endOfFile }

  @inline(__always)
  mutating func emit(_ kind: TokenKind, to end: Int, name: Name = .none, flags: TokenFlags = []) {
    emit(kind, from: at, to: end, name: name, flags: flags)
    at = end
  }

  @inline(__always)
  mutating func emit(
    _ kind: TokenKind, from start: Int, to end: Int, name: Name = .none, flags: TokenFlags = []
  ) {
    let length = end &- start
    if length >= Int(TokenTable.longLength) { noteLongToken(length) }
    table.tokens.append(
      Token(
        start: UInt32(truncatingIfNeeded: start), name: name, partner: 0, kind: kind,
        flags: TokenFlags(rawValue: gap.rawValue | flags.rawValue),
        length: UInt8(truncatingIfNeeded: min(length, Int(TokenTable.longLength)))))
    gap = []
  }

  /// Records a length of the next token that does not fit into one byte.
  @inline(never)
  private mutating func noteLongToken(_ length: Int) {
    table.longTokens.append(
      LongToken(token: UInt32(truncatingIfNeeded: table.count), length: UInt32(truncatingIfNeeded: length)))
  }

  // MARK: Brackets

  // The parser jumps from a bracket to its partner, so that look-ahead takes constant time.

  @inline(__always)
  mutating func emitOpening(_ kind: TokenKind, to end: Int) {
    openBrackets.append(UInt32(truncatingIfNeeded: table.count))
    emit(kind, to: end)
  }

  /// A closing brace, and the end of an interpolation, closes all brackets left open inside it. Other brackets are
  /// matched only with the innermost open one.
  @inline(__always)
  mutating func emitClosing(_ kind: TokenKind, of opening: TokenKind, to end: Int, flags: TokenFlags = []) {
    let number = table.count
    emit(kind, to: end, flags: flags)
    if opening == .leftBrace || opening == .interpolationStart {
      while openBrackets.count > 0 {
        let open = table.kind(Int(openBrackets[openBrackets.count - 1]))
        // An interpolation never reaches beyond its string.
        if open == opening || open == .interpolationStart { break }
        openBrackets.truncate(to: openBrackets.count - 1)
      }
    }
    guard openBrackets.count > 0 else { return }
    let partner = Int(openBrackets[openBrackets.count - 1])
    guard table.kind(partner) == opening else { return }
    openBrackets.truncate(to: openBrackets.count - 1)
    table.tokens[partner].partner = UInt32(truncatingIfNeeded: number)
    table.tokens[number].partner = UInt32(truncatingIfNeeded: partner)
  }

  // MARK: The main loop

  private mutating func lexTokens() {
    lexShebang()
    while true {
      let byte = bytes.byte(at)
      switch byte {
      case .space, .tab, 0x0B, 0x0C:
        gap.insert(.blankBefore)
        at &+= 1
      case 0x00:
        if at >= count { return lexEnd() }
        gap.insert(.blankBefore)
        at &+= 1
      case .lineFeed, .carriageReturn:
        if newlineEnds {
          endInterpolation()
        } else {
          gap = [.newlineBefore, .blankBefore]
          at &+= 1
          skipIndentation()
        }
      case 0x61...0x7A, 0x41...0x5A, .underscore:
        lexName()
      case .leftParenthesis:
        openParentheses &+= 1
        emitOpening(.leftParenthesis, to: at &+ 1)
      case .rightParenthesis:
        lexRightParenthesis()
      case .dot:
        // Mostly a member. `lexOperator` reads all other operators that begin with a dot.
        let next = bytes.byte(at &+ 1)
        // In `\.!` and `\.?.a` the dot begins the path; in `\A.b?.!` it continues the path.
        if next >= 0x80 || classes.has(next, ByteClasses.operation), previous != .backslash,
          next != .question && next != .exclamation || !isInKeyPath
        {
          lexOperator()
        } else {
          emit(.period, to: at &+ 1)
        }
      case .comma: emit(.comma, to: at &+ 1)
      case .colon:
        // Another colon never follows the colon of an empty argument label.
        if bytes.byte(at &+ 1) == .colon {
          emit(.colonColon, to: at &+ 2)
        } else {
          emit(.colon, to: at &+ 1)
        }
      case .leftBrace: emitOpening(.leftBrace, to: at &+ 1)
      case .rightBrace: emitClosing(.rightBrace, of: .leftBrace, to: at &+ 1)
      case .leftSquare: emitOpening(.leftSquare, to: at &+ 1)
      case .rightSquare: emitClosing(.rightSquare, of: .leftSquare, to: at &+ 1)
      case .semicolon: emit(.semicolon, to: at &+ 1)
      case .at: emit(.at, to: at &+ 1)
      case .backslash: emit(.backslash, to: at &+ 1)
      case .quote, .apostrophe: lexString(pounds: 0)
      case 0x30...0x39: lexNumber()
      case .slash:
        switch bytes.byte(at &+ 1) {
        case .slash: skipLineComment()
        case .asterisk: skipBlockComment()
        default: lexOperator()
        }
      case .exclamation, .question:
        if bytes.isLeftBound(at) {
          emit(byte == .question ? .questionPostfix : .exclamationPostfix, to: at &+ 1)
        } else {
          lexOperator()
        }
      case .equals:
        // Mostly an assignment between blanks.
        if bytes.byte(at &+ 1) == .space, bytes.byte(at &- 1) == .space {
          emit(.equal, to: at &+ 1)
        } else {
          lexOperator()
        }
      case .less:
        if bytes[at + 1] == .pound, let end = bytes.placeholderEnd(at) {
          emit(.identifier, to: end, name: names.intern(bytes, at, end), flags: .malformed)
        } else if !skipConflict() {
          lexOperator()
        }
      case .greater:
        if !skipConflict() { lexOperator() }
      case .minus, .plus, .asterisk, .percent, .ampersand, .bar, .caret, .tilde:
        lexOperator()
      case .pound: lexPound()
      case .dollar: lexDollar()
      case .backtick: lexBackticks()
      case 0x80...0xFF: lexUnicode()
      default: lexUnknown()
      }
    }
  }

  private mutating func lexEnd() {
    while inInterpolation { endInterpolation() }
    emit(.endOfFile, to: at, flags: endsInComment ? .malformed : [])
  }

  // MARK: Blanks and comments

  /// Skips the spaces at the beginning of a line.
  @inline(__always)
  private mutating func skipIndentation() {
    while true {
      let others = bytes.word(at) ^ Word.filled(with: .space)
      if others != 0 {
        at &+= Word.index(of: others)
        return
      }
      at &+= 8
    }
  }

  private mutating func skipLineComment() {
    let start = at
    let kind: Comment.Kind = bytes.byte(at &+ 2) == .slash ? .docLine : .line
    // The comment may be empty.
    let end = bytes.endOfLine(start &+ 2)
    table.comments.append(Comment(start: UInt32(start), end: UInt32(end), kind: kind))
    gap.insert(.blankBefore)
    at = end
  }

  private mutating func skipBlockComment() {
    let start = at
    var i = at + 2
    var depth = 1
    while i < count {
      let byte = bytes.byte(i)
      i &+= 1
      switch byte {
      case .asterisk:
        if bytes.byte(i) == .slash {
          i &+= 1
          depth &-= 1
        }
      case .slash:
        if bytes.byte(i) == .asterisk {
          i &+= 1
          depth &+= 1
        }
      case .lineFeed, .carriageReturn:
        gap.insert(.newlineBefore)
      default:
        break
      }
      if depth == 0 { break }
    }
    endsInComment = depth > 0
    gap.insert(.blankBefore)
    let isDoc = bytes[start + 2] == .asterisk && bytes[start + 3] != .slash
    let kind: Comment.Kind = isDoc ? .docBlock : .block
    table.comments.append(Comment(start: UInt32(start), end: UInt32(i), kind: kind))
    at = i
  }

  /// Skips both sides of a merge conflict, as Swift does, and records them as a comment. Returns false if there is
  /// none.
  private mutating func skipConflict() -> Bool {
    let isPerforce = bytes[at] == .greater
    guard at == 0 || bytes[at - 1] == .lineFeed || bytes[at - 1] == .carriageReturn,
      bytes.hasRun(of: bytes[at], length: isPerforce ? 4 : 7, at: at),
      bytes[at + (isPerforce ? 4 : 7)] == .space
    else { return false }
    // An end that was not found once is not found further on either.
    if isPerforce ? lacksConflictEnd.perforce : lacksConflictEnd.git { return false }
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
      gap = [.newlineBefore, .blankBefore]
      at = i
      return true
    }
    if isPerforce { lacksConflictEnd.perforce = true } else { lacksConflictEnd.git = true }
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
  private mutating func lexName() {
    // Reads a short name whole, without testing first whether it is longer than a word: a processor could not predict
    // that branch.
    let low = bytes.word(at)
    let high = bytes.word(at &+ 8)
    let inLow = Word.index(of: Word.marksOutsideOfNames(low))
    let inHigh = Word.index(of: Word.marksOutsideOfNames(high))
    if inLow &+ inHigh == 16 { return lexLongName() }
    let fromHigh = inLow == 8 ? inHigh : 0
    let length = inLow &+ fromHigh
    let end = at &+ length
    if classes.has(bytes.byte(end), ByteClasses.rareInName) { return lexLongName() }
    let name = names.short(
      NameHash(
        low & (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- inLow &* 8)),
        high & ((1 &<< UInt64(truncatingIfNeeded: fromHigh &* 8)) &- 1), length),
      bytes, at)
    emit(classes.kind(of: name), to: end, name: name)
  }

  /// A name of 16 bytes or more, or one with `$` or with characters beyond ASCII.
  @inline(never)
  private mutating func lexLongName() {
    var end = at
    while true {
      let marks = Word.marksOutsideOfNames(bytes.word(end))
      end &+= Word.index(of: marks)
      if marks != 0 { break }
    }
    if classes.has(bytes.byte(end), ByteClasses.rareInName) { end = bytes.endOfName(end) }
    let name = names.intern(bytes, at, end)
    emit(classes.kind(of: name), to: end, name: name)
  }

  private mutating func lexDollar() {
    let end = bytes.endOfName(at + 1)
    let name = names.intern(bytes, at, end)
    emit(.dollarIdentifier, to: end, name: name, flags: end == at + 1 ? .malformed : [])
  }

  private mutating func lexBackticks() {
    let start = at + 1
    var end = start
    while classes.has(bytes[end], ByteClasses.name) { end += 1 }
    var isMalformed = end == start
    if bytes[end] != .backtick {
      // A raw identifier: everything up to the backtick on the same line.
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

  // MARK: Bytes beyond ASCII, unknown bytes

  private mutating func lexUnicode() {
    let (value, length) = bytes.scalar(at: at)
    if length == 0 {
      lexUnknown()
    } else if value == 0xA0 || value == 0xFEFF {
      gap.insert(.blankBefore)
      at += length
    } else if ScalarClass.startsName(value) {
      let end = bytes.endOfName(at)
      emit(.identifier, to: end, name: names.intern(bytes, at, end))
    } else if ScalarClass.startsOperator(value) {
      lexOperator()
    } else if ScalarClass.continuesName(value) {
      let end = bytes.endOfName(at)
      emit(.identifier, to: end, name: names.intern(bytes, at, end), flags: .malformed)
    } else {
      lexUnknown()
    }
  }

  /// A run of bytes with which no token can start.
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
    // At least one byte: the main loop calls this only for bytes that begin no other token.
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
}
