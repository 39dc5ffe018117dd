// JSON values: what the messages of the protocols consist of.

/// A JSON value.
public enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// The member of an object; `null` if there is none, or if this is not an object.
  public subscript(name: String) -> JSON {
    if case .object(let members) = self { members[name] ?? .null } else { .null }
  }

  public var text: String? { if case .string(let text) = self { text } else { nil } }
  public var integer: Int? { if case .integer(let number) = self { number } else { nil } }
  public var elements: [JSON]? { if case .array(let elements) = self { elements } else { nil } }
  /// Whether this is `true`.
  public var isTrue: Bool { self == .bool(true) }
  public var isObject: Bool { if case .object = self { true } else { false } }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  public init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(Dictionary(members, uniquingKeysWith: { $1 }))
  }
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  public init(stringLiteral text: String) { self = .string(text) }
  public init(integerLiteral number: Int) { self = .integer(number) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(nilLiteral: ()) { self = .null }
}

// MARK: Writing

extension JSON {
  /// The document as UTF-8 on one line, with the members of objects in the order of their names.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let number): bytes += String(number).utf8
    case .number(let number): bytes += (number.isFinite ? String(number) : "null").utf8
    case .string(let text): Self.write(text, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (i, element) in elements.enumerated() {
        if i > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (i, (name, value)) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        if i > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    let digits = Array("0123456789abcdef".utf8)
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case 0..<0x20: bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

// MARK: Reading

extension JSON {
  /// The reason why bytes are not a JSON document.
  public struct Mistake: Error, Equatable {
    /// The offset of the byte that does not fit.
    public let offset: Int
  }

  /// Reads a document. Linear in its size.
  public init(parsing bytes: [UInt8]) throws(Mistake) {
    var parser = JSONParser(bytes: bytes)
    self = try parser.document()
  }
}

private struct JSONParser {
  /// No message of the protocols nests deeper. The parser is recursive.
  private static let depthLimit = 200

  let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private var mistake: JSON.Mistake { JSON.Mistake(offset: offset) }

  mutating func document() throws(JSON.Mistake) -> JSON {
    let value = try value()
    skipBlanks()
    guard offset == bytes.count else { throw mistake }
    return value
  }

  private mutating func skipBlanks() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }

  private func isNext(_ character: Unicode.Scalar) -> Bool {
    offset < bytes.count && bytes[offset] == UInt8(ascii: character)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard isNext(character) else { return false }
    offset += 1
    return true
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSON.Mistake) -> JSON {
    guard bytes[offset...].starts(with: word.utf8) else { throw mistake }
    offset += word.utf8.count
    return value
  }

  private mutating func value() throws(JSON.Mistake) -> JSON {
    skipBlanks()
    guard offset < bytes.count, depth < Self.depthLimit else { throw mistake }
    depth += 1
    defer { depth -= 1 }
    switch bytes[offset] {
    case UInt8(ascii: "{"):
      offset += 1
      var members: [String: JSON] = [:]
      if take("}") { return .object(members) }
      repeat {
        skipBlanks()
        let name = try string()
        guard take(":") else { throw mistake }
        members[name] = try value()
      } while take(",")
      guard take("}") else { throw mistake }
      return .object(members)
    case UInt8(ascii: "["):
      offset += 1
      var elements: [JSON] = []
      if take("]") { return .array(elements) }
      repeat { elements.append(try value()) } while take(",")
      guard take("]") else { throw mistake }
      return .array(elements)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", true)
    case UInt8(ascii: "f"): return try word("false", false)
    case UInt8(ascii: "n"): return try word("null", nil)
    default: return try number()
    }
  }

  private mutating func number() throws(JSON.Mistake) -> JSON {
    let start = offset
    while offset < bytes.count, "+-.0123456789eE".utf8.contains(bytes[offset]) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if let number = Int(text), !text.hasPrefix("+") { return .integer(number) }
    if let number = Double(text), !text.hasPrefix("+") { return .number(number) }
    offset = start
    throw mistake
  }

  private mutating func string() throws(JSON.Mistake) -> String {
    guard isNext("\"") else { throw mistake }
    offset += 1
    var text: [UInt8] = []
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        // Invalid UTF-8 becomes U+FFFD.
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        offset += 1
        text += UTF8.encode(try escaped())!
      case 0..<0x20: throw mistake
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw mistake
  }

  /// The scalar after a backslash.
  private mutating func escaped() throws(JSON.Mistake) -> Unicode.Scalar {
    guard offset < bytes.count else { throw mistake }
    offset += 1
    switch bytes[offset - 1] {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "u"):
      let unit = try unit()
      if let scalar = Unicode.Scalar(unit) { return scalar }
      // The first half of a pair.
      let rest = offset
      if UTF16.isLeadSurrogate(UInt16(unit)), bytes[offset...].starts(with: "\\u".utf8) {
        offset += 2
        let second = try self.unit()
        if second <= UInt32(UInt16.max), UTF16.isTrailSurrogate(UInt16(second)) {
          return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
        }
        offset = rest
      }
      return "\u{FFFD}"
    default:
      offset -= 1
      throw mistake
    }
  }

  /// Four hexadecimal digits.
  private mutating func unit() throws(JSON.Mistake) -> UInt32 {
    guard offset + 4 <= bytes.count else { throw mistake }
    var unit: UInt32 = 0
    for byte in bytes[offset..<offset + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw mistake }
      unit = unit << 4 | UInt32(digit)
    }
    offset += 4
    return unit
  }
}
