// The bytes that the lexer reads. No other file of the lexer accesses memory that Swift does not check.
//
// The lexer reads a copy of the file between zeros. A byte or a word near any offset of the file can then be read
// without a bounds check. Scanning loops end by themselves, because no token contains a NUL byte. Copying costs about a
// hundredth of lexing.

/// Memory for the bytes of one file after another, with zeros around them.
@safe struct PaddedBytes: ~Copyable {
  /// The minimal number of zeros on either side.
  static let padding = 64

  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  init() {
    capacity = 0
    unsafe base = .allocate(capacity: Self.padding * 2)
  }

  deinit { unsafe base.deallocate() }

  /// Copies `bytes`. The result must not be used after the next call. Offsets in columns have 32 bits, so what lies
  /// beyond 4 GiB is left out.
  mutating func hold(_ bytes: Span<UInt8>) -> SourceBytes {
    let count = min(bytes.count, Int(UInt32.max) - 1)
    if count > capacity {
      unsafe base.deallocate()
      capacity = count + count / 2 + 4096
      unsafe base = .allocate(capacity: capacity + Self.padding * 2)
    }
    unsafe base.update(repeating: 0, count: Self.padding)
    unsafe bytes.withUnsafeBufferPointer { buffer in
      if let address = buffer.baseAddress {
        unsafe (base + Self.padding).update(from: address, count: count)
      }
    }
    unsafe (base + Self.padding + count).update(repeating: 0, count: Self.padding)
    return unsafe SourceBytes(padded: base + Self.padding, count: count)
  }
}

/// A view of the bytes of one file, which must not outlive their memory. It is internal to this module, and only
/// `PaddedBytes` and `NameTable` create it.
@safe struct SourceBytes {
  private let base: UnsafePointer<UInt8>
  let count: Int
  /// How far beyond either end `byte` and `word` may read.
  private let padding: Int

  /// No bytes.
  init() { unsafe self.init(UnsafeBufferPointer(start: nil, count: 0)) }

  /// Bytes without zeros around them: use only the subscript and `word(at:length:)`.
  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    // The address is never read, because the count is 0.
    unsafe base = buffer.baseAddress ?? ByteClasses.shared.base
    count = min(buffer.count, Int(UInt32.max) - 1)
    padding = 0
  }

  fileprivate init(padded base: UnsafePointer<UInt8>, count: Int) {
    unsafe self.base = base
    self.count = count
    padding = PaddedBytes.padding
  }

  /// The byte at `index`; 0 outside of the file.
  @inline(__always)
  subscript(index: Int) -> UInt8 {
    guard UInt(bitPattern: index) < UInt(bitPattern: count) else { return 0 }
    return unsafe base[index]
  }

  /// The byte at `index`, which must lie in the file or within the zeros around it: for offsets near one that was
  /// read before.
  @inline(__always)
  func byte(_ index: Int) -> UInt8 {
    assert(index >= -padding && index < count + padding)
    return unsafe base[index]
  }

  /// The eight bytes from `index` on as a little-endian number, under the same condition.
  @inline(__always)
  func word(_ index: Int) -> UInt64 {
    assert(index >= -padding && index + 8 <= count + padding)
    return unsafe UInt64(
      littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
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

/// Operations on eight bytes at a time. Each marks the bytes that it searches for with their highest bit. Only the
/// lowest mark is reliable, because borrows may change higher ones.
enum Word {
  static let ones: UInt64 = 0x0101_0101_0101_0101
  static let highs: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  static func filled(with byte: UInt8) -> UInt64 { UInt64(truncatingIfNeeded: byte) &* ones }

  /// The bytes that equal `byte`.
  @inline(__always)
  static func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
    let difference = word ^ filled(with: byte)
    return (difference &- ones) & ~difference & highs
  }

  /// Marks the bytes that end a run of plain text in a string: quotes, `\` and line breaks.
  @inline(__always)
  static func marksInStrings(_ word: UInt64) -> UInt64 {
    marks(of: .quote, in: word) | marks(of: .apostrophe, in: word) | marks(of: .backslash, in: word)
      | marksOfLineBreaks(word)
  }

  @inline(__always)
  static func marksOfLineBreaks(_ word: UInt64) -> UInt64 {
    marks(of: .lineFeed, in: word) | marks(of: .carriageReturn, in: word)
  }

  /// Marks all bytes but ASCII letters, digits and `_`. Every mark is exact.
  @inline(__always)
  static func marksOutsideOfNames(_ word: UInt64) -> UInt64 {
    let low = word & ~highs
    let lower = low | filled(with: 0x20)
    let letter = (lower &+ filled(with: 0x80 - 0x61)) & ~(lower &+ filled(with: 0x80 - 0x7B))
    let digit = (low &+ filled(with: 0x80 - 0x30)) & ~(low &+ filled(with: 0x80 - 0x3A))
    let underscore = ~((low ^ filled(with: .underscore)) &+ filled(with: 0x7F))
    return ~(letter | digit | underscore) & highs | word & highs
  }

  /// The number of bytes before the lowest mark.
  @inline(__always)
  static func index(of marks: UInt64) -> Int { marks.trailingZeroBitCount &>> 3 }
}

/// What each byte can be part of, and which names are reserved words.
@safe struct ByteClasses: @unchecked Sendable {
  fileprivate let base: UnsafePointer<UInt8>

  /// Letters, digits, `_` and `$`.
  static let name: UInt8 = 1
  /// ASCII characters of operators.
  static let operation: UInt8 = 2
  /// ASCII control characters, which have no meaning in Swift.
  static let unknown: UInt8 = 8
  static let digit: UInt8 = 16
  static let hexDigit: UInt8 = 32
  static let octalDigit: UInt8 = 64
  /// Bytes that may continue a name but are rare in one: `$` and bytes beyond ASCII.
  static let rareInName: UInt8 = 128

  /// The kinds of the reserved words, by the numbers of their names, and then that of `_`.
  private let kinds: UnsafePointer<TokenKind>
  /// Not static: such a value would be asked for at each name whether it is initialized.
  private let reservedCount: Int

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
      case .dollar, 0x80...0xFF: classes |= Self.rareInName
      default: break
      }
      unsafe (table + value).initialize(to: classes)
    }
    unsafe base = UnsafePointer(table)

    let reservedCount = Int(Name.Known.`_`.id)
    self.reservedCount = reservedCount
    let kinds = UnsafeMutablePointer<TokenKind>.allocate(capacity: reservedCount + 2)
    unsafe kinds.initialize(repeating: .identifier, count: reservedCount + 2)
    for kind in TokenKind.allCases where kind.isReserved {
      let offset = Int(kind.rawValue - TokenKind.Any.rawValue)
      unsafe kinds[Int(Name.Known.`Any`.id) + offset] = kind
    }
    unsafe kinds[reservedCount] = .wildcard
    unsafe self.kinds = UnsafePointer(kinds)
  }

  /// The kind of the token with the spelling of `name`.
  @inline(__always)
  func kind(of name: Name) -> TokenKind {
    unsafe kinds[min(Int(name.id), reservedCount + 1)]
  }

  /// Whether `byte` belongs to any of `classes`.
  @inline(__always)
  func has(_ byte: UInt8, _ classes: UInt8) -> Bool {
    // A byte is a valid index into a table of 256.
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
