// Interning: each spelling gets one number, in one table that all workers share.
//
// The table uses open addressing with linear probing. A name of at most 16 bytes is stored whole in its slot, so that
// finding it touches one or two cache lines. Looking a name up takes no lock: the tag of a slot is published last, so
// a reader that sees the tag sees the rest too. Only new names take the lock, and most names in a file are not new.
// When half of the slots are full, the names move to an array twice as long. The old array stays until
// `freeOldSlots`, because another thread may still read it. A name that such a thread misses is found again under the
// lock.

import Synchronization

/// The names of a run. Any number of threads may use the table at once. The numbers of all names but those of
/// `Name.Known` depend on which thread is first: never order anything by them.
@safe
public final class NameTable: Sendable {
  fileprivate nonisolated(unsafe) let slots: Atomic<UnsafeMutablePointer<SlotArray>>
  fileprivate let texts: NameTexts
  private let growing: Mutex<Growth>

  /// Creates a table that holds the names of `Name.Known` under their own numbers.
  public init() {
    let texts = NameTexts()
    var growth = Growth(capacity: 8192)
    for known in Name.Known.allCases {
      var spelling = known.rawValue
      spelling.withUTF8 { buffer in
        let bytes = unsafe SourceBytes(buffer)
        let hash = NameHash(bytes, 0, bytes.count)
        _ = growth.add(hash, bytes, 0, texts)
      }
    }
    unsafe slots = Atomic(growth.newest)
    self.texts = texts
    growing = Mutex(growth)
  }

  /// The number of names, `Name.none` included; every id is below it.
  public var count: Int { texts.count }

  /// The name spelled `text`; the empty text is `Name.none`.
  public func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { buffer in
      let bytes = unsafe SourceBytes(buffer)
      return intern(bytes, 0, bytes.count)
    }
  }

  /// The name spelled by `bytes`; empty bytes are `Name.none`.
  public func intern(_ bytes: Span<UInt8>) -> Name {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      let bytes = unsafe SourceBytes(buffer)
      return intern(bytes, 0, bytes.count)
    }
  }

  /// The name spelled `text`; nil if the table does not hold it, or if `text` is empty.
  public func name(_ text: String) -> Name? {
    var text = text
    return text.withUTF8 { buffer in
      let bytes = unsafe SourceBytes(buffer)
      return find(bytes, 0, bytes.count)
    }
  }

  /// The name spelled by `bytes`; nil if the table does not hold it, or if `bytes` is empty.
  func name(_ bytes: Span<UInt8>) -> Name? {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      let bytes = unsafe SourceBytes(buffer)
      return find(bytes, 0, bytes.count)
    }
  }

  /// The spelling of `name`, without backticks; empty for `Name.none` and for names of other tables whose number is
  /// not in use here. Invalid UTF-8 becomes U+FFFD.
  public func text(of name: Name) -> String { texts.text(of: name.id) }

  /// Whether the spelling of `name` begins with this ASCII character; false for `Name.none`.
  public func begins(_ name: Name, with character: Unicode.Scalar) -> Bool {
    texts.firstByte(of: name.id) == UInt8(ascii: character)
  }

  /// Frees the slots that the names have moved out of. No other thread may use the table during the call, and no
  /// workspace that was created before it may be used afterwards.
  public func freeOldSlots() { growing.withLock { $0.freeOlder() } }

  // MARK: Finding and adding

  /// The name of the bytes from `start` to `end`, which must lie within `bytes`.
  private func intern(_ bytes: SourceBytes, _ start: Int, _ end: Int) -> Name {
    if end <= start { return .none }
    return find(bytes, start, end) ?? add(NameHash(bytes, start, end - start), bytes, start)
  }

  private func find(_ bytes: SourceBytes, _ start: Int, _ end: Int) -> Name? {
    if end <= start { return nil }
    let hash = NameHash(bytes, start, end - start)
    let newest = unsafe slots.load(ordering: .acquiring)
    let found = unsafe newest.pointee.find(hash, bytes, start, texts)
    return found == .none ? nil : found
  }

  /// Adds the name of the bytes from `start` on, which was not found without the lock.
  @inline(never)
  fileprivate func add(_ hash: NameHash, _ bytes: SourceBytes, _ start: Int) -> Name {
    growing.withLock { growth in
      // Another thread may have added the name in the meantime.
      let found = unsafe growth.newest.pointee.find(hash, bytes, start, texts)
      if found != .none { return found }
      let before = unsafe growth.newest
      let name = growth.add(hash, bytes, start, texts)
      let newest = unsafe growth.newest
      if unsafe newest != before { unsafe slots.store(newest, ordering: .releasing) }
      return name
    }
  }
}

/// How one thread looks names up: a copy of the newest slots that it knows.
@safe struct NameReader {
  private let table: NameTable
  private var slots: SlotArray

  init(_ table: NameTable) {
    self.table = table
    unsafe slots = table.slots.load(ordering: .acquiring).pointee
  }

  /// The name of the 1 to 16 bytes from `start` on; `hash` contains all of these bytes.
  @inline(__always)
  mutating func short(_ hash: NameHash, _ bytes: SourceBytes, _ start: Int) -> Name {
    var place = hash.place & slots.mask
    while true {
      let tag = unsafe slots.base[place].tag.load(ordering: .acquiring)
      if unsafe tag &>> 32 == UInt64(truncatingIfNeeded: hash.length) && slots.base[place].low == hash.low
        && slots.base[place].high == hash.high
      {
        return Name(id: UInt32(truncatingIfNeeded: tag))
      }
      if tag == 0 { return add(hash, bytes, start) }
      place = (place &+ 1) & slots.mask
    }
  }

  /// The name of more than 16 bytes from `start` on.
  private mutating func long(_ hash: NameHash, _ bytes: SourceBytes, _ start: Int) -> Name {
    let name = slots.find(hash, bytes, start, table.texts)
    return name == .none ? add(hash, bytes, start) : name
  }

  /// The name of the bytes from `start` to `end`, which must lie within `bytes`.
  mutating func intern(_ bytes: SourceBytes, _ start: Int, _ end: Int) -> Name {
    if end <= start { return .none }
    let hash = NameHash(bytes, start, end - start)
    return hash.length <= NameHash.shortLength ? short(hash, bytes, start) : long(hash, bytes, start)
  }

  @inline(never)
  private mutating func add(_ hash: NameHash, _ bytes: SourceBytes, _ start: Int) -> Name {
    let name = table.add(hash, bytes, start)
    unsafe slots = table.slots.load(ordering: .acquiring).pointee
    return name
  }
}

/// Where the search for a spelling begins, and what its slot holds.
struct NameHash {
  /// A slot itself holds up to this many bytes.
  static let shortLength = 16

  let place: Int
  /// For up to 16 bytes the name itself, little-endian; for longer names a hash, and 0.
  let low, high: UInt64
  let length: Int

  /// For up to 16 bytes in `low` and `high`; for longer names use `init(_:_:_:)` on the bytes.
  @inline(__always)
  init(_ low: UInt64, _ high: UInt64, _ length: Int) {
    self.low = low
    self.high = high
    self.length = length
    // Without `low` and `high`, a factor that is zero would hide the other.
    place = Int(truncatingIfNeeded: Self.mixed(low, high) ^ low ^ high)
  }

  init(_ bytes: SourceBytes, _ start: Int, _ length: Int) {
    if length <= 8 {
      self.init(bytes.word(at: start, length: length), 0, length)
    } else if length <= Self.shortLength {
      self.init(bytes.word(at: start, length: 8), bytes.word(at: start + 8, length: length - 8), length)
    } else {
      var hash: UInt64 = 0xA076_1D64_78BD_642F
      var i = 0
      while i < length {
        let word = bytes.word(at: start + i, length: min(8, length - i))
        hash = Self.mixed(hash, word) ^ word
        i += 8
      }
      self.init(hash, 0, length)
    }
  }

  // Multiplying to 128 bits and folding the halves spreads every bit over the whole word.
  @inline(__always)
  static func mixed(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = (a ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: b ^ 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}

/// One place of the hash table.
private struct Slot: ~Copyable {
  /// See `NameHash`. Written before `tag`.
  var low: UInt64 = 0
  var high: UInt64 = 0
  /// The length in bytes in the upper half, the id in the lower one; 0 is a free place.
  let tag = Atomic<UInt64>(0)
}

/// Slots that do not move; their number is a power of two. The owner must call `free`.
@safe private struct SlotArray {
  let base: UnsafeMutablePointer<Slot>
  let mask: Int

  init(capacity: Int) {
    unsafe base = .allocate(capacity: capacity)
    for i in 0..<capacity { unsafe (base + i).initialize(to: Slot()) }
    mask = capacity - 1
  }

  func free() {
    unsafe base.deinitialize(count: mask + 1)
    unsafe base.deallocate()
  }

  func find(_ hash: NameHash, _ bytes: SourceBytes, _ start: Int, _ texts: NameTexts) -> Name {
    var place = hash.place & mask
    while true {
      let tag = unsafe base[place].tag.load(ordering: .acquiring)
      if tag == 0 { return .none }
      let id = UInt32(truncatingIfNeeded: tag)
      if unsafe Int(tag >> 32) == hash.length && base[place].low == hash.low
        && base[place].high == hash.high,
        hash.length <= NameHash.shortLength || texts.holds(id, bytes, start, hash.length)
      {
        return Name(id: id)
      }
      place = (place + 1) & mask
    }
  }

  /// The caller holds the lock.
  func insert(_ hash: NameHash, id: UInt32) {
    var place = hash.place & mask
    while unsafe base[place].tag.load(ordering: .relaxed) != 0 { place = (place + 1) & mask }
    unsafe base[place].low = hash.low
    unsafe base[place].high = hash.high
    unsafe base[place].tag.store(UInt64(hash.length) << 32 | UInt64(id), ordering: .releasing)
  }
}

/// What changes only under the lock.
@safe private struct Growth: ~Copyable, @unchecked Sendable {
  // Unchecked: only the holder of the lock reaches it.
  /// At an address of its own, so that one store publishes base and mask together.
  private(set) var newest: UnsafeMutablePointer<SlotArray>
  private var older: [UnsafeMutablePointer<SlotArray>] = unsafe []

  init(capacity: Int) { unsafe newest = Self.slots(capacity) }

  private static func slots(_ capacity: Int) -> UnsafeMutablePointer<SlotArray> {
    let array = UnsafeMutablePointer<SlotArray>.allocate(capacity: 1)
    unsafe array.initialize(to: SlotArray(capacity: capacity))
    return unsafe array
  }

  deinit { unsafe Self.free(older + [newest]) }

  mutating func freeOlder() {
    unsafe Self.free(older)
    unsafe older = []
  }

  private static func free(_ arrays: [UnsafeMutablePointer<SlotArray>]) {
    // swift-format-ignore
    for unsafe array in unsafe arrays {
      unsafe array.pointee.free()
      unsafe array.deallocate()
    }
  }

  mutating func add(_ hash: NameHash, _ bytes: SourceBytes, _ start: Int, _ texts: NameTexts) -> Name {
    let id = texts.append(hash, bytes, start)
    // At most half full, so that probing stays short.
    if unsafe Int(id) * 2 > newest.pointee.mask { grow(texts) }
    unsafe newest.pointee.insert(hash, id: id)
    return Name(id: id)
  }

  private mutating func grow(_ texts: NameTexts) {
    let old = unsafe newest
    unsafe older.append(old)
    unsafe newest = Self.slots((old.pointee.mask + 1) * 2)
    for i in unsafe 0...old.pointee.mask {
      let tag = unsafe old.pointee.base[i].tag.load(ordering: .relaxed)
      guard tag != 0 else { continue }
      let hash = unsafe NameHash(old.pointee.base[i].low, old.pointee.base[i].high, Int(tag >> 32))
      unsafe newest.pointee.insert(hash, id: UInt32(truncatingIfNeeded: tag))
    }
  }
}

/// The spellings by id. They never move, so any thread may look up a published id at any time without a lock. Only
/// the holder of the lock appends.
@safe private final class NameTexts: @unchecked Sendable {
  // Unchecked: appending happens under the lock of the table. An entry is written before the slot with its id is
  // published, and never again.
  @unsafe private struct Entry {
    /// The bytes in words of eight, the last one padded with zeros.
    let words: UnsafeMutablePointer<UInt64>
    let length: Int
  }

  /// Segment 0 has the ids below 4096; segment n has those with 11 + n binary digits after the first.
  private let segments: UnsafeMutablePointer<UnsafeMutablePointer<Entry>>
  private static let segmentCount = 21
  private var segmentsInUse = 0
  private let used = Atomic<UInt32>(0)

  private var blocks: [UnsafeMutablePointer<UInt64>] = unsafe []
  private var free: UnsafeMutablePointer<UInt64>
  private var freeCount: Int

  init() {
    unsafe segments = .allocate(capacity: Self.segmentCount)
    freeCount = 4096
    unsafe free = .allocate(capacity: freeCount)
    unsafe blocks.append(free)
    // Name.none.
    _ = append(NameHash(0, 0, 0), SourceBytes(), 0)
  }

  deinit {
    for i in 0..<segmentsInUse { unsafe segments[i].deallocate() }
    unsafe segments.deallocate()
    // swift-format-ignore
    for unsafe block in unsafe blocks { unsafe block.deallocate() }
  }

  var count: Int { Int(used.load(ordering: .acquiring)) }

  @inline(__always)
  private static func place(of id: UInt32) -> (segment: Int, index: Int) {
    if id < 4096 { return (0, Int(id)) }
    let digits = 31 - id.leadingZeroBitCount
    return (digits - 11, Int(id) - 1 << digits)
  }

  private func entry(_ id: UInt32) -> Entry {
    let (segment, index) = Self.place(of: id)
    return unsafe segments[segment][index]
  }

  /// Copies the bytes from `start` on and returns their id, which is the next free one.
  func append(_ hash: NameHash, _ bytes: SourceBytes, _ start: Int) -> UInt32 {
    let length = hash.length
    let id = used.load(ordering: .relaxed)
    let (segment, index) = Self.place(of: id)
    if index == 0 {
      unsafe segments[segment] = .allocate(capacity: segment == 0 ? 4096 : 2048 << segment)
      segmentsInUse += 1
    }
    let wordCount = (length + 7) / 8
    if wordCount > freeCount {
      freeCount = max(8192, wordCount)
      unsafe free = .allocate(capacity: freeCount)
      unsafe blocks.append(free)
    }
    if length <= NameHash.shortLength {
      if wordCount > 0 { unsafe free[0] = hash.low }
      if wordCount > 1 { unsafe free[1] = hash.high }
    } else {
      for i in 0..<wordCount {
        unsafe free[i] = bytes.word(at: start + i * 8, length: min(8, length - i * 8))
      }
    }
    unsafe (segments[segment] + index).initialize(to: Entry(words: free, length: length))
    unsafe free += wordCount
    freeCount -= wordCount
    used.store(id + 1, ordering: .releasing)
    return id
  }

  /// The first byte; 0 for the empty text and for ids that are not in use.
  func firstByte(of id: UInt32) -> UInt8 {
    guard id < count, unsafe entry(id).length > 0 else { return 0 }
    return unsafe UInt8(truncatingIfNeeded: entry(id).words[0])
  }

  func holds(_ id: UInt32, _ bytes: SourceBytes, _ start: Int, _ length: Int) -> Bool {
    let words = unsafe entry(id).words
    var i = 0
    while i + 8 <= length {
      if unsafe words[i / 8] != bytes.word(at: start + i, length: 8) { return false }
      i += 8
    }
    return unsafe i == length || words[i / 8] == bytes.word(at: start + i, length: length - i)
  }

  func text(of id: UInt32) -> String {
    guard Int(id) < count else { return "" }
    let entry = unsafe entry(id)
    // Little-endian, as every processor that Swift knows.
    return unsafe String(decoding: UnsafeRawBufferPointer(start: entry.words, count: entry.length), as: UTF8.self)
  }
}

// MARK: The numbers of known names

extension Name {
  /// The types of the standard library under other names: cases of `Known` hide them.
  public typealias Number = UInt32
  public typealias NumberHasher = Hasher
  public typealias Equality = Bool

  @inlinable @inline(__always)
  static func number(of known: Known) -> UInt32 {
    // The cases have no payload, so their bits are their places in the list.
    unsafe UInt32(unsafeBitCast(known, to: UInt16.self)) &+ 1
  }

  @inlinable @inline(__always)
  static func known(_ id: UInt32) -> Known? {
    let place = id &- 1
    guard place < number(of: lastKnown) else { return nil }
    return unsafe unsafeBitCast(UInt16(truncatingIfNeeded: place), to: Known.self)
  }
}

extension Name.Known {
  /// The number of the name: its place in the list of cases, from 1 on. 0 is `Name.none`.
  @inlinable public var id: Name.Number { @inline(__always) get { Name.number(of: self) } }

  // By number: the synthesized functions would compare and hash the raw values, which are texts.
  @inlinable @inline(__always)
  public static func == (a: Name.Known, b: Name.Known) -> Name.Equality { a.id == b.id }
  @inlinable @inline(__always)
  public static func != (a: Name.Known, b: Name.Known) -> Name.Equality { a.id != b.id }
  @inlinable public func hash(into hasher: inout Name.NumberHasher) { hasher.combine(id) }
}
