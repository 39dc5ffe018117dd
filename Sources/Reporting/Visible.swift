// Unicode scalars on a terminal: their width, and the ones that must be escaped.
//
// Paths, identifiers and source lines come from untrusted files. An escape sequence in one of them could rewrite the
// screen, a line break could forge a finding, and a bidi control could show code in another order than it is compiled.

extension Unicode.Scalar {
  /// Whether the scalar commands or deceives a terminal instead of showing something: controls (tab
  /// included), line separators, bidi and zero-width characters.
  var isHidden: Bool {
    if value < 0x7F { return value < 0x20 }
    if value < 0xA0 { return true }
    if value < 0xAD { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
    default: break
    }
    // Variation selectors choose between text and emoji; other invisible scalars are escaped.
    return properties.isDefaultIgnorableCodePoint && !(0xFE00...0xFE0F).contains(value)
  }

  /// The escape of Swift source: `\u{1b}`.
  var escape: String { "\\u{\(String(value, radix: 16))}" }

  /// The terminal columns of a scalar that is not hidden: 0, 1 or 2.
  public var columns: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    switch value {
    case 0x1160...0x11FF: return 0  // Hangul vowels and finals join the leading consonant.
    case 0x1F1E6...0x1F1FF: return 1  // Regional indicators come in pairs: a flag is two wide.
    case 0x1F3FB...0x1F3FF: return 0  // Skin tones join the emoji before them.
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF,
      0x20000...0x3FFFD:
      return 2
    default: return properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// The scalar at `offset`, which must be in `bytes`, and its length in bytes. For bytes that are not UTF-8, it is
  /// U+FFFD for each maximal part, as the Unicode standard recommends.
  static func decode(_ bytes: [UInt8], at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let first = bytes[offset]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length: Int
    // The second byte is bounded more tightly where a scalar would be overlong, a surrogate, or
    // beyond U+10FFFF.
    var low: UInt8 = 0x80
    var high: UInt8 = 0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, low) = (3, 0xA0)
    case 0xED: (length, high) = (3, 0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, low) = (4, 0x90)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, high) = (4, 0x8F)
    default: return ("\u{FFFD}", 1)
    }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for i in 1..<length {
      guard offset + i < bytes.count, low <= bytes[offset + i], bytes[offset + i] <= high else {
        return ("\u{FFFD}", i)
      }
      value = value << 6 | UInt32(bytes[offset + i] & 0x3F)
      (low, high) = (0x80, 0xBF)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}

extension [UInt8] {
  mutating func append(_ text: String) {
    append(contentsOf: text.utf8)
  }

  /// Appends `text`, with escapes for hidden scalars except tabs, so that it stays on its line, and with commands of CI
  /// servers broken.
  mutating func appendVisible(_ text: String) { append(visible(text, keeping: "\t")) }

  mutating func append(_ scalar: Unicode.Scalar) {
    append(contentsOf: scalar.utf8)
  }

  mutating func appendEscape(_ scalar: Unicode.Scalar) { append(scalar.escape) }
}

/// `text` with escapes for hidden scalars except one, and with commands of CI servers broken.
public func visible(_ text: String, keeping kept: Unicode.Scalar?) -> String {
  let bytes = Array(text.utf8)
  let colon = UInt8(ascii: ":")
  // Most texts: nothing to escape, and no command, which begins the line after blanks or with `#`.
  if bytes.first != colon, bytes.first != UInt8(ascii: " "),
    bytes.allSatisfy({ 0x20 <= $0 && $0 < 0x7F && $0 != UInt8(ascii: "#") })
  {
    return text
  }
  var shown: [UInt8] = []
  var offset = 0
  // GitHub treats `::` after any white space as the beginning of a command. The output before `text` is unknown here.
  var beginsLine = true
  for scalar in text.unicodeScalars {
    let isCommand = beginsLine && bytes[offset] == colon && offset + 1 < bytes.count && bytes[offset + 1] == colon
    if scalar.isHidden && scalar != kept || isCommand || beginsCommand(bytes, at: offset) {
      shown.appendEscape(scalar)
    } else {
      shown.append(scalar)
    }
    beginsLine = scalar == "\n" || beginsLine && scalar.properties.isWhitespace
    offset += UTF8.width(scalar)
  }
  return String(decoding: shown, as: UTF8.self)
}

/// Whether `##[`, `##vso[`, `##teamcity[` or another word in this form begins at the offset. CI servers treat it as a
/// command anywhere in a line of a log.
func beginsCommand(_ bytes: [UInt8], at offset: Int) -> Bool {
  guard bytes[offset] == UInt8(ascii: "#"), offset + 2 < bytes.count, bytes[offset + 1] == UInt8(ascii: "#") else {
    return false
  }
  let rest = bytes[(offset + 2)...]
  return rest.first { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) || $0 == UInt8(ascii: "[") }
    == UInt8(ascii: "[")
}

/// Whether the line, which has no line feed, would command a CI server or a terminal that shows it.
public func commands(inLine line: [UInt8]) -> Bool {
  let line = line.last == 0x0D ? Array(line.dropLast()) : line
  var offset = 0
  // GitHub treats `::` after any white space as the beginning of a command.
  var beginsLine = true
  while offset < line.count {
    let (scalar, length) = Unicode.Scalar.decode(line, at: offset)
    if beginsLine, line[offset...].starts(with: "::".utf8) { return true }
    let isControl = scalar.value < 0x20 && scalar != "\t" || 0x7F...0x9F ~= scalar.value
    if isControl || beginsCommand(line, at: offset) { return true }
    beginsLine = beginsLine && scalar.properties.isWhitespace
    offset += length
  }
  return false
}
