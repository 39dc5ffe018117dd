// Property lists in the old style, which `project.pbxproj` files are: `{ isa = PBXGroup; children = ( A, B ); }`.
//
// Foundation reads them too, but takes fifteen times as long as this, and makes an object of each text: a large project
// of Xcode would take longer than all of its Swift. Here values lie flat, in the order of the file, as nodes do in a
// tree of Swift, and each text has a number.

/// A property list. Parsing anything else throws an error and gives no values.
struct PropertyList {
  enum Kind: UInt8, Sendable {
    case text, list, table
  }

  /// A value. What is in it follows it, a table's keys each before its value.
  fileprivate struct Entry: Sendable {
    let kind: Kind
    /// The number of a text; -1 for others.
    let text: Int32
    /// The position behind all that is in it.
    var end: Int32
  }

  /// The position of a value.
  typealias Value = Int32

  struct SyntaxError: Error, Hashable, Sendable {
    /// From 1.
    let line: Int
    let message: String
  }

  private let bytes: [UInt8]
  private let entries: [Entry]
  private let texts: TextNumbers

  init(parsing bytes: [UInt8]) throws(SyntaxError) {
    if bytes.starts(with: "<?xml".utf8) || bytes.starts(with: "<plist".utf8) || bytes.starts(with: "bplist".utf8) {
      throw SyntaxError(line: 1, message: "is a property list of another kind than Xcode writes")
    }
    var parser = PropertyListParser(roomFor: bytes.count)
    try parser.parse(bytes.span)
    self.bytes = bytes
    entries = parser.entries
    texts = parser.texts
  }

  // MARK: Reading

  /// Nil for an empty file.
  var root: Value? { entries.isEmpty ? nil : 0 }

  /// How many different texts there are; their numbers are below it.
  var textCount: Int { texts.count }

  /// The number of a text; -1 if it is nowhere in the list.
  func number(of text: String) -> Int32 { texts.number(of: Array(text.utf8), in: bytes.span) }

  func text(_ number: Int32) -> String { String(decoding: texts.bytes(number, in: bytes), as: UTF8.self) }

  /// Whether the text with this number ends with `suffix`.
  func hasSuffix(_ number: Int32, _ suffix: String) -> Bool {
    guard number >= 0 else { return false }
    let bytes = texts.bytes(number, in: bytes)
    return bytes.count >= suffix.utf8.count && bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  func kind(_ value: Value) -> Kind { entries[Int(value)].kind }

  /// The number of the text that the value is; -1 for others.
  func textNumber(_ value: Value) -> Int32 { entries[Int(value)].text }

  func text(of value: Value) -> String? {
    let number = textNumber(value)
    return number < 0 ? nil : text(number)
  }

  /// The values in a list; none for another kind.
  func elements(of value: Value) -> Elements { Elements(entries: entries, of: value, kind: .list) }

  /// The keys of a table in order, by their numbers, with their values.
  func pairs(of value: Value) -> Pairs { Pairs(elements: Elements(entries: entries, of: value, kind: .table)) }

  /// The value of a key in a table of an object. Looks through the first keys: objects have a dozen, and one with a
  /// million may be asked a million times.
  func value(_ key: Int32, of table: Value) -> Value? {
    if key < 0 || entries[Int(table)].kind != .table { return nil }
    let end = Int(entries[Int(table)].end)
    var place = Int(table) + 1
    for _ in 0..<Self.keyLimit where place < end {
      if entries[place].text == key { return Value(place + 1) }
      place = Int(entries[place + 1].end)
    }
    return nil
  }

  /// Settings of a target may be some hundreds.
  private static let keyLimit = 1000

  /// How many values a value consists of, its keys included.
  func length(of value: Value) -> Int { Int(entries[Int(value)].end - value) }

  struct Elements: Sequence, IteratorProtocol {
    fileprivate let entries: [Entry]
    private var position: Int32
    fileprivate let end: Int32

    fileprivate init(entries: [Entry], of value: Value, kind: Kind) {
      self.entries = entries
      position = value + 1
      end = entries[Int(value)].kind == kind ? entries[Int(value)].end : position
    }

    mutating func next() -> Value? {
      guard position < end else { return nil }
      defer { position = entries[Int(position)].end }
      return position
    }
  }

  struct Pairs: Sequence, IteratorProtocol {
    fileprivate var elements: Elements

    mutating func next() -> (key: Int32, value: Value)? {
      guard let key = elements.next(), let value = elements.next() else { return nil }
      return (elements.entries[Int(key)].text, value)
    }
  }
}

/// Goes through a list once. What it makes lies in this value alone: accesses to an object would be checked each time.
private struct PropertyListParser {
  typealias SyntaxError = PropertyList.SyntaxError

  private(set) var entries: [PropertyList.Entry] = []
  private(set) var texts = TextNumbers()
  private var place = 0

  /// Projects nest five deep.
  private static let depthLimit = 64

  init(roomFor count: Int) { entries.reserveCapacity(count / 16) }

  mutating func parse(_ bytes: Span<UInt8>) throws(SyntaxError) {
    /// What is open, outermost first.
    var open: [Int32] = []
    /// In a table, what comes next is a key.
    var expectsKey = false
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { place = 3 }
    skipBlanks(in: bytes)
    if place == bytes.count { return }
    repeat {
      guard place < bytes.count else { throw error("is cut off", in: bytes) }
      let byte = bytes[place]
      let position = Int32(truncatingIfNeeded: entries.count)
      // A key stands where the table may end.
      if let container = open.last, byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") {
        let isTable = entries[Int(container)].kind == .table
        guard isTable == (byte == UInt8(ascii: "}")), !isTable || expectsKey else {
          throw error("is not a property list", in: bytes)
        }
        place += 1
        open.removeLast()
        entries[Int(container)].end = position
        try endValue(in: bytes, open.last, &expectsKey)
        continue
      }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        guard !expectsKey || open.isEmpty else { throw error("is not a property list", in: bytes) }
        guard open.count < Self.depthLimit else { throw error("nests too deeply", in: bytes) }
        entries.append(
          PropertyList.Entry(kind: byte == UInt8(ascii: "{") ? .table : .list, text: -1, end: position + 1))
        open.append(position)
        expectsKey = byte == UInt8(ascii: "{")
        place += 1
        skipBlanks(in: bytes)
      default:
        let text = try textNumber(in: bytes)
        entries.append(PropertyList.Entry(kind: .text, text: text, end: position + 1))
        if expectsKey {
          skipBlanks(in: bytes)
          guard place < bytes.count else { throw error("is cut off", in: bytes) }
          guard bytes[place] == UInt8(ascii: "=") else { throw error("is not a property list", in: bytes) }
          place += 1
          skipBlanks(in: bytes)
          expectsKey = false
        } else {
          try endValue(in: bytes, open.last, &expectsKey)
        }
      }
    } while !open.isEmpty
    if place < bytes.count { throw error("goes on behind its end", in: bytes) }
  }

  /// What stands behind a value: `;` in a table, `,` in a list, which the last one need not have.
  private mutating func endValue(
    in bytes: Span<UInt8>, _ container: Int32?, _ expectsKey: inout Bool
  ) throws(SyntaxError) {
    skipBlanks(in: bytes)
    guard let container else { return }
    let isTable = entries[Int(container)].kind == .table
    guard place < bytes.count else { throw error("is cut off", in: bytes) }
    if bytes[place] == (isTable ? UInt8(ascii: ";") : UInt8(ascii: ",")) {
      place += 1
      skipBlanks(in: bytes)
    } else if isTable || bytes[place] != UInt8(ascii: ")") {
      throw error("is not a property list", in: bytes)
    }
    expectsKey = isTable
  }

  /// Blanks and comments. What a comment that does not end hides is missed where the list goes on.
  private mutating func skipBlanks(in bytes: Span<UInt8>) {
    var i = place
    defer { place = min(i, bytes.count) }
    while i < bytes.count {
      let byte = unsafe bytes[unchecked: i]
      if byte <= 0x20 {
        i += 1
        continue
      }
      guard byte == UInt8(ascii: "/"), i + 1 < bytes.count else { return }
      let second = unsafe bytes[unchecked: i + 1]
      if second == UInt8(ascii: "*") {
        i += 2
        repeat {
          while i < bytes.count, unsafe bytes[unchecked: i] != UInt8(ascii: "*") { i += 1 }
          i += 1
        } while i < bytes.count && bytes[i] != UInt8(ascii: "/")
        i += 1
      } else if second == UInt8(ascii: "/") {
        while i < bytes.count, unsafe bytes[unchecked: i] != UInt8(ascii: "\n") { i += 1 }
      } else {
        return
      }
    }
  }

  private mutating func textNumber(in bytes: Span<UInt8>) throws(SyntaxError) -> Int32 {
    let start = place
    let quote = bytes[place]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      place += 1
      var hasEscapes = false
      while place < bytes.count, bytes[place] != quote {
        if bytes[place] == UInt8(ascii: "\\") {
          hasEscapes = true
          place += 1
        }
        place += 1
      }
      guard place < bytes.count else {
        place = bytes.count
        throw error("is cut off", in: bytes)
      }
      place += 1
      let range = start + 1..<place - 1
      return hasEscapes
        ? texts.number(adding: Self.unescaped(bytes.extracting(range)), in: bytes) : texts.number(at: range, in: bytes)
    }
    let isPlain = Self.isPlain.span
    var end = start
    while end < bytes.count, unsafe isPlain[unchecked: Int(bytes[unchecked: end])] { end += 1 }
    place = end
    guard place > start else { throw error("is not a property list", in: bytes) }
    return texts.number(at: start..<place, in: bytes)
  }

  /// By byte: whether it may stand in a text without quotes.
  private static let isPlain: [Bool] = (0...255).map { byte in
    byte >= 0x80
      || String(UnicodeScalar(UInt8(byte))).allSatisfy { $0.isLetter || $0.isNumber || "_./$-:+@".contains($0) }
  }

  private static func unescaped(_ text: Span<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var i = 0
    while i < text.count {
      let byte = text[i]
      i += 1
      guard byte == UInt8(ascii: "\\"), i < text.count else {
        result.append(byte)
        continue
      }
      let letter = text[i]
      i += 1
      switch letter {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "U"):
        let digits = (i..<min(i + 4, text.count)).map { text[$0] }
        let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        i += digits.count
        if let scalar = value.flatMap({ Unicode.Scalar($0) }) { result += Array(String(scalar).utf8) }
      default: result.append(letter)
      }
    }
    return result
  }

  private func error(_ message: String, in bytes: Span<UInt8>) -> SyntaxError {
    var line = 1
    for i in 0..<min(place, bytes.count) where bytes[i] == UInt8(ascii: "\n") { line += 1 }
    return SyntaxError(line: line, message: message)
  }
}

/// Numbers for texts, which stand in the file or, where they have escapes, here.
private struct TextNumbers: Sendable {
  private struct Place: Sendable {
    let start: Int32
    let count: Int32
    /// It stands in `others`.
    let isOther: Bool
    let hash: UInt32
  }

  private var places: [Place] = []
  private var others: [UInt8] = []
  /// The number of a text and one; 0 for none. At most half full.
  private var slots: [Int32] = Array(repeating: 0, count: 1024)
  /// Chosen separately for each list, so that a file cannot be made in which all texts have one hash.
  private let seed = UInt64.random(in: 0 ... .max)
  private let factor = UInt64.random(in: 0 ... .max) | 1

  var count: Int { places.count }

  func bytes(_ number: Int32, in file: [UInt8]) -> ArraySlice<UInt8> {
    let place = places[Int(number)]
    let range = Int(place.start)..<Int(place.start + place.count)
    return place.isOther ? others[range] : file[range]
  }

  mutating func number(at range: Range<Int>, in file: Span<UInt8>) -> Int32 {
    let text = unsafe file.extracting(unchecked: range)
    let hash = hash(of: text)
    let slot = slot(of: text, hash, in: file)
    if slots[slot] != 0 { return slots[slot] - 1 }
    return add(
      Place(
        start: Int32(range.lowerBound), count: Int32(range.count), isOther: false,
        hash: UInt32(truncatingIfNeeded: hash)), slot)
  }

  mutating func number(adding text: [UInt8], in file: Span<UInt8>) -> Int32 {
    let hash = hash(of: text.span)
    let slot = slot(of: text.span, hash, in: file)
    if slots[slot] != 0 { return slots[slot] - 1 }
    others += text
    return add(
      Place(
        start: Int32(others.count - text.count), count: Int32(text.count), isOther: true,
        hash: UInt32(truncatingIfNeeded: hash)), slot)
  }

  /// -1 if there is none.
  func number(of text: [UInt8], in file: Span<UInt8>) -> Int32 {
    slots[slot(of: text.span, hash(of: text.span), in: file)] - 1
  }

  private mutating func add(_ place: Place, _ slot: Int) -> Int32 {
    places.append(place)
    slots[slot] = Int32(places.count)
    let number = Int32(places.count - 1)
    if places.count * 2 > slots.count { grow() }
    return number
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 4)
    let mask = slots.count - 1
    for (number, place) in places.enumerated() {
      var slot = Int(place.hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(number + 1)
    }
  }

  /// Where the number of the text is, or would be.
  private func slot(of text: Span<UInt8>, _ hash: UInt64, in file: Span<UInt8>) -> Int {
    let mask = slots.count - 1
    let short = UInt32(truncatingIfNeeded: hash)
    var slot = Int(short) & mask
    while slots[slot] != 0 {
      let place = places[Int(slots[slot] - 1)]
      if place.hash == short, Int(place.count) == text.count {
        let range = Int(place.start)..<Int(place.start) + text.count
        let isSame =
          unsafe place.isOther
          ? Self.areEqual(others.span.extracting(range).bytes, text.bytes)
          : Self.areEqual(file.extracting(range).bytes, text.bytes)
        if isSame { break }
      }
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// Both have the same length.
  private static func areEqual(_ a: RawSpan, _ b: RawSpan) -> Bool {
    var i = 0
    while i + 8 < a.byteCount {
      if word(a, i) != word(b, i) { return false }
      i += 8
    }
    return lastWord(a) == lastWord(b)
  }

  @inline(__always)
  private static func word(_ bytes: RawSpan, _ start: Int) -> UInt64 {
    unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: start, as: UInt64.self)
  }

  /// The last eight bytes, or all if there are fewer.
  @inline(__always)
  private static func lastWord(_ bytes: RawSpan) -> UInt64 {
    let count = bytes.byteCount
    if count >= 8 { return word(bytes, count - 8) }
    if count >= 4 {
      let first = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: 0, as: UInt32.self)
      let last = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: count - 4, as: UInt32.self)
      return UInt64(first) << 32 | UInt64(last)
    }
    var word: UInt64 = 0
    for i in 0..<count {
      word = word << 8 | UInt64(unsafe bytes.unsafeLoad(fromUncheckedByteOffset: i, as: UInt8.self))
    }
    return word
  }

  /// Eight bytes at a time, each multiplied into twice the width and folded.
  private func hash(of text: Span<UInt8>) -> UInt64 {
    let bytes = unsafe text.bytes
    var hash = seed ^ UInt64(bytes.byteCount)
    var i = 0
    while i + 8 < bytes.byteCount {
      hash = mixed(hash ^ Self.word(bytes, i))
      i += 8
    }
    return mixed(hash ^ Self.lastWord(bytes))
  }

  @inline(__always)
  private func mixed(_ word: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }
}
