// Writes JSON, with members in the order of the calls.

/// A JSON document under construction. The caller keeps the grammar: members in objects, elements in arrays.
public struct JSONWriter {
  /// The document so far, as UTF-8.
  public private(set) var bytes: [UInt8] = []
  private var depth = 0
  private var isInline: Bool
  private var isFirst = true
  private let isCompact: Bool

  /// - Parameter isCompact: Whether to leave out all blanks and line breaks between values.
  public init(isCompact: Bool = false) {
    self.isCompact = isCompact
    isInline = isCompact
  }

  /// - Parameter isInline: Whether to write it, and everything in it, on one line.
  public mutating func object(isInline: Bool = false, _ members: (inout JSONWriter) -> Void) {
    nest("{", "}", isInline: isInline, members)
  }

  public mutating func array<Element>(
    _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    nest("[", "]", isInline: false) { json in
      for element in elements {
        json.separate()
        write(&json, element)
      }
    }
  }

  /// The name of the member whose value is written next.
  public mutating func key(_ name: String) {
    separate()
    string(name)
    bytes.append(isCompact ? ":" : ": ")
  }

  public mutating func member(_ name: String, _ value: Int) {
    key(name)
    bytes.append(String(value))
  }

  public mutating func member(_ name: String, _ value: Bool) {
    key(name)
    bytes.append(value ? "true" : "false")
  }

  /// A string, or `null` for nil.
  public mutating func member(_ name: String, _ value: String?) {
    key(name)
    if let value { string(value) } else { bytes.append("null") }
  }

  public mutating func number(_ value: Int) { bytes.append(String(value)) }

  /// A string. Scalars that are hidden on a terminal are escaped, which JSON allows but does not require. The document
  /// is therefore safe to view and to paste into JavaScript.
  public mutating func string(_ value: String) {
    bytes.append("\"")
    if value.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C && $0 != 0x23 }) {
      bytes.append(value)
    } else {
      let all = Array(value.utf8)
      var offset = 0
      for scalar in value.unicodeScalars {
        // Reports are printed to logs, whose commands must be broken.
        if scalar == "#", beginsCommand(all, at: offset) { bytes.append("\\u0023") } else { character(scalar) }
        offset += UTF8.width(scalar)
      }
    }
    bytes.append("\"")
  }

  /// Ends the document with a line break.
  public mutating func finish() {
    bytes.append("\n")
  }

  private mutating func character(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": bytes.append("\\\"")
    case "\\": bytes.append("\\\\")
    case "\n": bytes.append("\\n")
    case "\r": bytes.append("\\r")
    case "\t": bytes.append("\\t")
    case _ where scalar.isHidden:
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        let digits = String(unit, radix: 16)
        bytes.append("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
      }
    default: bytes.append(scalar)
    }
  }

  private mutating func nest(
    _ open: String, _ close: String, isInline: Bool, _ body: (inout JSONWriter) -> Void
  ) {
    let wasInline = self.isInline
    bytes.append(open)
    self.isInline = wasInline || isInline
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst, !self.isInline { breakLine() }
    bytes.append(close)
    self.isInline = wasInline
    isFirst = false
  }

  private mutating func separate() {
    if !isFirst { bytes.append(",") }
    if !isInline { breakLine() } else if !isFirst, !isCompact { bytes.append(" ") }
    isFirst = false
  }

  private mutating func breakLine() {
    bytes.append("\n")
    bytes.append(contentsOf: repeatElement(0x20, count: 2 * depth))
  }
}
