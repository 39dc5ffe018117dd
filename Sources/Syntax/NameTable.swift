// Interning: every spelling gets one number.
//
// Open addressing with linear probing. Most names are at most eight bytes long; these sit whole in
// their slot, so that finding one touches a single line of memory.

/// The names of one worker. It is used by one thread at a time; when all files are parsed, the
/// tables are merged into one (`merge`) and the columns of names renumbered.
public struct NameTable: ~Copyable, Sendable {
  // Not private: Swift 6.3 stops in other modules that destroy a table with a private type inside.
  /// One place of the hash table; `id` 0 is a free one.
  struct Slot: BitwiseCopyable, Sendable {
    /// Up to eight bytes: the name itself, little-endian. Longer: its hash.
    var word: UInt64
    var length: UInt32
    var id: UInt32
  }

  private var slots: Column<Slot>
  private var mask: Int
  /// The bytes of all names in words of eight, the last word of each name padded with zeros.
  private var words: Column<UInt64>
  /// By id: where the name begins in `words`, and its length in bytes.
  private var starts: Column<UInt32>
  private var lengths: Column<UInt32>

  /// A table that holds the names of `Name.Known` under their own numbers.
  public init() {
    let capacity = 8192
    slots = Column(capacity: capacity)
    slots.resize(to: capacity, filling: Slot(word: 0, length: 0, id: 0))
    mask = capacity - 1
    words = Column(capacity: 8192)
    starts = Column(capacity: 4096)
    lengths = Column(capacity: 4096)
    starts.append(0)
    lengths.append(0)
    for text in Name.knownSpellings { _ = intern(text) }
  }

  /// The number of names, `Name.none` included: every id is below it.
  public var count: Int { starts.count }

  /// The name spelled `text`; the empty text is `Name.none`.
  public mutating func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { buffer in
      let bytes = unsafe SourceBytes(buffer)
      return intern(bytes, 0, bytes.count)
    }
  }

  /// The name spelled by `bytes`; empty bytes are `Name.none`.
  public mutating func intern(_ bytes: Span<UInt8>) -> Name {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      let bytes = unsafe SourceBytes(buffer)
      return intern(bytes, 0, bytes.count)
    }
  }

  /// The name spelled `text` if this table has met it.
  public func name(_ text: String) -> Name? {
    var text = text
    return text.withUTF8 { buffer in
      let bytes = unsafe SourceBytes(buffer)
      return bytes.count == 0 ? nil : find(bytes, 0, bytes.count)
    }
  }

  /// The spelling of `name`, without backticks; empty for `Name.none` and for names that are not of
  /// this table. Invalid UTF-8 becomes U+FFFD.
  public func text(of name: Name) -> String {
    let id = Int(name.id)
    guard id < starts.count else { return "" }
    let start = Int(starts[id])
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(lengths[id]))
    for i in 0..<Int(lengths[id]) {
      bytes.append(UInt8(truncatingIfNeeded: words[start + i / 8] >> UInt64(i % 8 * 8)))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Does the spelling of `name` begin with this ASCII character?
  public func begins(_ name: Name, with character: Unicode.Scalar) -> Bool {
    let id = Int(name.id)
    return id < starts.count && lengths[id] > 0
      && UInt8(truncatingIfNeeded: words[Int(starts[id])]) == UInt8(ascii: character)
  }

  /// Takes in the names of `other`. Gives, for each id of `other`, the name here: known names keep
  /// their numbers.
  public mutating func merge(_ other: borrowing NameTable) -> [Name] {
    let known = Name.Known.allCases.count + 1
    var map: [Name] = []
    map.reserveCapacity(other.count)
    for id in 0..<other.count {
      map.append(id < known ? Name(id: UInt32(id)) : take(from: other, id: id))
    }
    return map
  }

  // MARK: Finding and adding

  /// The name of the bytes from `start` to `end`, which must lie inside of `bytes`.
  @inline(__always)
  mutating func intern(_ bytes: SourceBytes, _ start: Int, _ end: Int) -> Name {
    let length = end &- start
    guard length > 0 else { return .none }
    if length <= 8 {
      let word = bytes.word(at: start, length: length)
      var place = Self.place(ofShort: word, length) & mask
      while true {
        let slot = slots[place]
        if slot.word == word, Int(slot.length) == length { return Name(id: slot.id) }
        if slot.id == 0 { break }
        place = (place &+ 1) & mask
      }
      return add(word, bytes, start, length)
    }
    return internLong(bytes, start, length)
  }

  @inline(never)
  private mutating func internLong(_ bytes: SourceBytes, _ start: Int, _ length: Int) -> Name {
    let hash = Self.hash(bytes, start, length)
    var place = Self.place(ofLong: hash) & mask
    while true {
      let slot = slots[place]
      if slot.id == 0 { break }
      if slot.word == hash, Int(slot.length) == length, holds(slot.id, bytes, start, length) {
        return Name(id: slot.id)
      }
      place = (place &+ 1) & mask
    }
    return add(hash, bytes, start, length)
  }

  private func find(_ bytes: SourceBytes, _ start: Int, _ end: Int) -> Name? {
    let length = end - start
    let word = length <= 8 ? bytes.word(at: start, length: length) : Self.hash(bytes, start, length)
    var place = Self.place(word, length) & mask
    while true {
      let slot = slots[place]
      if slot.id == 0 { return nil }
      if slot.word == word, Int(slot.length) == length,
        length <= 8 || holds(slot.id, bytes, start, length)
      {
        return Name(id: slot.id)
      }
      place = (place + 1) & mask
    }
  }

  @inline(never)
  private mutating func add(_ word: UInt64, _ bytes: SourceBytes, _ start: Int, _ length: Int) -> Name {
    let id = makeRoom(length)
    var i = 0
    while i < length {
      words.append(bytes.word(at: start + i, length: min(8, length - i)))
      i += 8
    }
    insert(Slot(word: word, length: UInt32(length), id: id))
    return Name(id: id)
  }

  private mutating func take(from other: borrowing NameTable, id: Int) -> Name {
    let length = Int(other.lengths[id])
    let start = Int(other.starts[id])
    let wordCount = (length + 7) / 8
    var word = other.words[start]
    if length > 8 {
      word = Self.seed(length)
      for i in 0..<wordCount { word = Self.mix(word, other.words[start + i]) }
    }
    var place = Self.place(word, length) & mask
    probing: while true {
      let slot = slots[place]
      if slot.id == 0 { break }
      if slot.word == word, Int(slot.length) == length {
        var same = true
        let mine = Int(starts[Int(slot.id)])
        for i in 0..<wordCount where words[mine + i] != other.words[start + i] { same = false }
        if same { return Name(id: slot.id) }
      }
      place = (place + 1) & mask
    }
    let fresh = makeRoom(length)
    for i in 0..<wordCount { words.append(other.words[start + i]) }
    insert(Slot(word: word, length: UInt32(length), id: fresh))
    return Name(id: fresh)
  }

  /// Gives out the next id; its words are to be appended next.
  private mutating func makeRoom(_ length: Int) -> UInt32 {
    let id = UInt32(starts.count)
    starts.append(UInt32(words.count))
    lengths.append(UInt32(length))
    return id
  }

  private mutating func insert(_ slot: Slot) {
    // At most half full, so that probing stays short.
    if starts.count * 2 > slots.count { grow() }
    var place = Self.place(slot.word, Int(slot.length)) & mask
    while slots[place].id != 0 { place = (place + 1) & mask }
    slots[place] = slot
  }

  private mutating func grow() {
    let capacity = slots.count * 2
    var fresh = Column<Slot>(capacity: capacity)
    fresh.resize(to: capacity, filling: Slot(word: 0, length: 0, id: 0))
    mask = capacity - 1
    for i in 0..<slots.count {
      let slot = slots[i]
      guard slot.id != 0 else { continue }
      var place = Self.place(slot.word, Int(slot.length)) & mask
      while fresh[place].id != 0 { place = (place + 1) & mask }
      fresh[place] = slot
    }
    slots = fresh
  }

  private func holds(_ id: UInt32, _ bytes: SourceBytes, _ start: Int, _ length: Int) -> Bool {
    let first = Int(starts[Int(id)])
    var i = 0
    while i < length {
      if words[first + i / 8] != bytes.word(at: start + i, length: min(8, length - i)) { return false }
      i += 8
    }
    return true
  }

  // MARK: Hashing

  // Multiplying to 128 bits and folding the halves spreads every bit over the whole word.

  @inline(__always)
  private static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = (a ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: b ^ 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }

  private static func seed(_ length: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: length) &* 0xA076_1D64_78BD_642F
  }

  private static func hash(_ bytes: SourceBytes, _ start: Int, _ length: Int) -> UInt64 {
    var hash = seed(length)
    var i = 0
    while i < length {
      hash = mix(hash, bytes.word(at: start + i, length: min(8, length - i)))
      i += 8
    }
    return hash
  }

  @inline(__always)
  private static func place(ofShort word: UInt64, _ length: Int) -> Int {
    Int(truncatingIfNeeded: mix(word, UInt64(truncatingIfNeeded: length)))
  }

  @inline(__always)
  private static func place(ofLong hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) }

  private static func place(_ word: UInt64, _ length: Int) -> Int {
    length <= 8 ? place(ofShort: word, length) : place(ofLong: word)
  }
}
