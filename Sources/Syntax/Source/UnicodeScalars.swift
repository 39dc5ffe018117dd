// Unicode in names and operators: decoding of one scalar, and the ranges of Swift's grammar.

extension SourceBytes {
  /// The scalar at `index` and its length in bytes; the length is 0 if the bytes are not UTF-8.
  func scalar(at index: Int) -> (value: UInt32, length: Int) {
    let first = self[index]
    if first < 0x80 { return (UInt32(first), index < count ? 1 : 0) }
    let second = self[index + 1]
    guard first >= 0xC2, first <= 0xF4, second & 0xC0 == 0x80 else { return (0, 0) }
    if first < 0xE0 {
      return (UInt32(first & 0x1F) << 6 | UInt32(second & 0x3F), 2)
    }
    let third = self[index + 2]
    guard third & 0xC0 == 0x80 else { return (0, 0) }
    if first < 0xF0 {
      let value = UInt32(first & 0x0F) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
      // No overlong forms and no surrogates.
      guard value >= 0x800, value < 0xD800 || value > 0xDFFF else { return (0, 0) }
      return (value, 3)
    }
    let fourth = self[index + 3]
    guard fourth & 0xC0 == 0x80 else { return (0, 0) }
    let high = UInt32(first & 0x07) << 18 | UInt32(second & 0x3F) << 12
    let value = high | UInt32(third & 0x3F) << 6 | UInt32(fourth & 0x3F)
    guard value >= 0x10000, value <= 0x10FFFF else { return (0, 0) }
    return (value, 4)
  }
}

/// The scalars that names and operators may hold.
enum ScalarClass {
  /// Whether the scalar may stand in a name, after its first character.
  static func continuesName(_ c: UInt32) -> Bool {
    if c >= 0x10000 { return c < 0xF0000 && c & 0xFFFF <= 0xFFFD }
    switch c {
    case 0x00A8, 0x00AA, 0x00AD, 0x00AF, 0x00B2...0x00B5, 0x00B7...0x00BA, 0x00BC...0x00BE,
      0x00C0...0x00D6, 0x00D8...0x00F6, 0x00F8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF,
      0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x218F,
      0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
      0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44,
      0xFE47...0xFFF8:
      return true
    default:
      return false
    }
  }

  /// Whether the scalar may begin a name: no combining characters.
  static func startsName(_ c: UInt32) -> Bool {
    switch c {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: return false
    default: return continuesName(c)
    }
  }

  /// Whether the scalar may begin an operator: mathematics, arrows, symbols, box drawing.
  static func startsOperator(_ c: UInt32) -> Bool {
    switch c {
    case 0x00A1...0x00A7, 0x00A9, 0x00AB, 0x00AC, 0x00AE, 0x00B0, 0x00B1, 0x00B6, 0x00BB, 0x00BF,
      0x00D7, 0x00F7, 0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053,
      0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F,
      0x3001...0x3003, 0x3008...0x3030:
      return true
    default:
      return false
    }
  }

  /// Whether the scalar may stand in an operator, after its first character: also combining characters and variation
  /// selectors.
  static func continuesOperator(_ c: UInt32) -> Bool {
    switch c {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0xE0100...0xE01EF:
      return true
    default:
      return startsOperator(c)
    }
  }

  /// Whether the scalar may stand in any token, or is a blank.
  static func isUsed(_ c: UInt32) -> Bool {
    c == 0x00A0 || continuesName(c) || startsOperator(c)
  }

  /// Whether the scalar is white space or a control character that no name in backticks may hold.
  static func isForbiddenInRawName(_ c: UInt32) -> Bool {
    switch c {
    case 0x0000...0x001F, 0x005C, 0x007F, 0x0085, 0x00A0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029,
      0x202F, 0x205F, 0x3000:
      return true
    default:
      return false
    }
  }
}
