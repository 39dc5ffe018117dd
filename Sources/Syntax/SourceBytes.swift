// The bytes that the lexer reads: the one place in the lexer that touches memory unchecked by Swift.
//
// Every read is checked here against the length, and a read beyond either end gives 0, so that the
// lexer may look around freely: no token starts or goes on with a NUL byte.

/// A view of the bytes of one file. It must not outlive the span it was made from; it is internal to
/// this module, and `TokenTable.init(lexing:names:)` and `NameTable.intern` are its only makers.
@safe struct SourceBytes {
  private let base: UnsafePointer<UInt8>
  /// The number of bytes. Offsets are 32 bits wide in the columns, so longer files are cut there.
  let count: Int

  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    if let address = buffer.baseAddress {
      unsafe base = address
      count = min(buffer.count, Int(UInt32.max) - 1)
    } else {
      // Never read: the count is 0.
      unsafe base = ByteClasses.shared.base
      count = 0
    }
  }

  /// The byte at `index`, 0 outside of the file.
  @inline(__always)
  subscript(index: Int) -> UInt8 {
    guard UInt(bitPattern: index) < UInt(bitPattern: count) else { return 0 }
    return unsafe base[index]
  }

  /// `length` bytes (1 to 8) from `index` on as a little-endian number; bytes beyond the file are 0.
  @inline(__always)
  func word(at index: Int, length: Int) -> UInt64 {
    if index >= 0, index <= count - 8 {
      let all = unsafe UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
      return UInt64(littleEndian: all) & (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- length &* 8))
    }
    var word: UInt64 = 0
    for i in 0..<length {
      word |= UInt64(self[index + i]) << UInt64(i * 8)
    }
    return word
  }
}

/// What each byte can be part of.
@safe struct ByteClasses: @unchecked Sendable {
  fileprivate let base: UnsafePointer<UInt8>

  /// Letters, digits, `_` and `$`.
  static let name: UInt8 = 1
  /// ASCII characters of operators.
  static let operation: UInt8 = 2
  /// Where scanning the text of a string has to look closer: quotes, `\` and line breaks.
  static let stringStop: UInt8 = 4
  /// ASCII that is nothing in Swift: control characters.
  static let unknown: UInt8 = 8
  static let digit: UInt8 = 16
  static let hexDigit: UInt8 = 32
  static let octalDigit: UInt8 = 64

  static let shared = ByteClasses()

  private init() {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    for value in 0..<256 {
      let byte = UInt8(value)
      var classes: UInt8 = 0
      switch byte {
      case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x24: classes = Self.name
      case 0x30...0x39: classes = Self.name | Self.digit | Self.hexDigit
      case 0x01...0x08, 0x0E...0x1F, 0x7F: classes = Self.unknown
      default: break
      }
      switch byte {
      case 0x30...0x37: classes |= Self.octalDigit
      case 0x61...0x66, 0x41...0x46: classes |= Self.hexDigit
      case .slash, .equals, .minus, .plus, .asterisk, .percent, .less, .greater, .exclamation,
        .ampersand, .bar, .caret, .tilde, .dot, .question:
        classes |= Self.operation
      case .quote, .apostrophe, .backslash, .lineFeed, .carriageReturn:
        classes |= Self.stringStop
      default: break
      }
      unsafe (table + value).initialize(to: classes)
    }
    unsafe base = UnsafePointer(table)
  }

  /// Whether `byte` belongs to any of `classes`.
  @inline(__always)
  func has(_ byte: UInt8, _ classes: UInt8) -> Bool {
    // A byte cannot leave a table of 256.
    unsafe base[Int(byte)] & classes != 0
  }
}

extension UInt8 {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let tab: UInt8 = 0x09
  static let exclamation = UInt8(ascii: "!")
  static let quote: UInt8 = 0x22
  static let pound = UInt8(ascii: "#")
  static let dollar = UInt8(ascii: "$")
  static let percent = UInt8(ascii: "%")
  static let ampersand = UInt8(ascii: "&")
  static let apostrophe = UInt8(ascii: "'")
  static let leftParenthesis = UInt8(ascii: "(")
  static let rightParenthesis = UInt8(ascii: ")")
  static let asterisk = UInt8(ascii: "*")
  static let plus = UInt8(ascii: "+")
  static let comma = UInt8(ascii: ",")
  static let minus = UInt8(ascii: "-")
  static let dot = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let zero = UInt8(ascii: "0")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let less = UInt8(ascii: "<")
  static let equals = UInt8(ascii: "=")
  static let greater = UInt8(ascii: ">")
  static let question = UInt8(ascii: "?")
  static let at = UInt8(ascii: "@")
  static let leftSquare = UInt8(ascii: "[")
  static let backslash: UInt8 = 0x5C
  static let rightSquare = UInt8(ascii: "]")
  static let caret = UInt8(ascii: "^")
  static let underscore = UInt8(ascii: "_")
  static let backtick = UInt8(ascii: "`")
  static let leftBrace = UInt8(ascii: "{")
  static let bar = UInt8(ascii: "|")
  static let rightBrace = UInt8(ascii: "}")
  static let tilde = UInt8(ascii: "~")
}
