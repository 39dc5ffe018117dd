// Finds definitions of functions and classes in the text alone, so that clang parses only files with called code.

/// Finds text that looks like a definition: `name(…) {`, and `@implementation Name`. It ignores macros and conditions;
/// a wrong result only costs a parse.
struct DefinitionScanner {
  private let bytes: [UInt8]
  private var i = 0
  /// The keys of `Declaration`: `f:name`, `o:Name`.
  private(set) var keys: [UInt64] = []

  /// A hash of a key that identifies it.
  static func hash(_ key: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in key { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
  static func hash(_ key: String) -> UInt64 { hash(key.utf8) }

  static func keys(in bytes: [UInt8]) -> [UInt64] {
    var scanner = DefinitionScanner(bytes: bytes)
    scanner.run()
    return scanner.keys
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() {
    // The last word, and the word before the parentheses that were closed last.
    var word = 0..<0
    var called = 0..<0
    var isAfterParentheses = false
    while i < bytes.count {
      let byte = bytes[i]
      switch byte {
      case _ where Self.isWord(byte):
        let start = i
        while i < bytes.count, Self.isWord(bytes[i]) { i += 1 }
        word = start..<i
        // Attributes and `const` may stand between the parentheses and the brace, and so may types of C++.
        if !isAfterParentheses { called = 0..<0 }
        if word.count == 14, bytes[word].elementsEqual("implementation".utf8), start > 0, bytes[start - 1] == 0x40 {
          skipBlanks()
          let name = i
          while i < bytes.count, Self.isWord(bytes[i]) { i += 1 }
          keys.append(Self.hash(Array("o:".utf8) + bytes[name..<i]))
        }
      case UInt8(ascii: "("):
        let name = word
        skipParentheses()
        if !isAfterParentheses || called.isEmpty { called = name }
        isAfterParentheses = true
        word = 0..<0
      case UInt8(ascii: "{"):
        if isAfterParentheses, !called.isEmpty { keys.append(Self.hash(Array("f:".utf8) + bytes[called])) }
        isAfterParentheses = false
        called = 0..<0
        i += 1
      case UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: "="), UInt8(ascii: ","):
        isAfterParentheses = false
        called = 0..<0
        i += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipLiteral(byte)
      case UInt8(ascii: "/"): skipComment()
      case UInt8(ascii: "#"): skipDirective()
      default: i += 1
      }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x5F || (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }

  private mutating func skipBlanks() {
    while i < bytes.count, bytes[i] <= 0x20 { i += 1 }
  }

  private mutating func skipParentheses() {
    var depth = 0
    while i < bytes.count {
      switch bytes[i] {
      case UInt8(ascii: "("):
        depth += 1
        i += 1
      case UInt8(ascii: ")"):
        depth -= 1
        i += 1
        if depth == 0 { return }
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipLiteral(bytes[i])
      case UInt8(ascii: "/"): skipComment()
      // These characters do not occur between the parentheses of a definition.
      case UInt8(ascii: "{"), UInt8(ascii: ";"): return
      default: i += 1
      }
    }
  }

  private mutating func skipLiteral(_ quote: UInt8) {
    i += 1
    while i < bytes.count, bytes[i] != quote, bytes[i] != 0x0A {
      i += bytes[i] == UInt8(ascii: "\\") ? 2 : 1
    }
    i += 1
  }

  private mutating func skipComment() {
    guard i + 1 < bytes.count else {
      i += 1
      return
    }
    if bytes[i + 1] == UInt8(ascii: "/") {
      while i < bytes.count, bytes[i] != 0x0A { i += 1 }
    } else if bytes[i + 1] == UInt8(ascii: "*") {
      i += 2
      while i + 1 < bytes.count, bytes[i] != UInt8(ascii: "*") || bytes[i + 1] != UInt8(ascii: "/") { i += 1 }
      i += 2
    } else {
      i += 1
    }
  }

  private mutating func skipDirective() {
    while i < bytes.count, bytes[i] != 0x0A {
      i += bytes[i] == UInt8(ascii: "\\") ? 2 : 1
    }
  }
}
