// Numbers: decimal, binary, octal and hexadecimal, with fractions and exponents.

extension Lexer {
  mutating func lexNumber() {
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
  mutating func lexNumber(digits: UInt8) {
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

  /// Letters directly after a number belong to it and make it malformed.
  private mutating func finishNumber(_ kind: TokenKind, _ digitsEnd: Int, isMalformed: Bool = false) {
    let end = bytes.endOfName(digitsEnd)
    emit(kind, to: end, flags: isMalformed || end > digitsEnd ? .malformed : [])
  }
}
