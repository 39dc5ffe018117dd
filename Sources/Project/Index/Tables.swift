// The tables of the index: created once, then read by all threads.
//
// Every read of an `Array`, a `Dictionary` or a class counts references, and threads that count the same ones wait
// for each other. Reading these tables counts nothing: they return addresses, which are valid as long as the index.

import Synchronization
import Syntax

/// A member of `extension P where Self == X`, and `X`.
struct SelfType: Sendable {
  let member: MemberID
  let type: TypeID
}

/// Values that do not move. Reading one is constant time; an index outside of `0..<count` traps.
@safe
public final class FixedArray<Element: Sendable>: RandomAccessCollection, @unchecked Sendable {
  // Unchecked: nothing changes after `init`.
  private let base: UnsafeMutablePointer<Element>
  public let count: Int

  /// Copies the elements.
  init(_ elements: [Element]) {
    count = elements.count
    unsafe base = .allocate(capacity: Swift.max(count, 1))
    _ = unsafe UnsafeMutableBufferPointer(start: base, count: count).initialize(from: elements)
  }

  deinit {
    unsafe base.deinitialize(count: count)
    unsafe base.deallocate()
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public subscript(i: Int) -> Element {
    unsafeAddress { unsafe address(i) }
  }

  func address(_ i: Int) -> UnsafePointer<Element> {
    precondition(UInt(bitPattern: i) < UInt(bitPattern: count))
    return unsafe UnsafePointer(base + i)
  }
}

/// Addresses of values in fixed arrays. Its owner must hold the arrays.
@safe
struct AddressTable<Element>: @unchecked Sendable {
  private var addresses: [UnsafePointer<Element>] = unsafe []

  mutating func reserveCapacity(_ count: Int) { unsafe addresses.reserveCapacity(count) }
  mutating func append(_ address: UnsafePointer<Element>) { unsafe addresses.append(address) }

  var count: Int { unsafe addresses.count }

  subscript(i: Int) -> Element {
    unsafeAddress { unsafe addresses[i] }
  }

  func address(_ i: Int) -> UnsafePointer<Element> { unsafe addresses[i] }

  mutating func replace(_ i: Int, with address: UnsafePointer<Element>) { unsafe addresses[i] = address }
}

/// An object that is created on demand. Two threads may create one at the same time; all get the one that was ready
/// first.
@safe
public struct OnceSlot<Value: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
  // Unchecked: the address is atomic. It is a `UInt`, because the library's atomic reference is generic and looks its
  // own type up at each read.
  private let address = Atomic<UInt>(0)

  public init() {}

  deinit { forget() }

  /// The object, if it exists.
  var known: Value? { unsafe Self.object(at: address.load(ordering: .acquiring))?.takeUnretainedValue() }

  /// The object, which `make` creates at the first call. `make` may run in several threads at once.
  public func value(make: () -> Value) -> Value {
    if let known { return known }
    let made = unsafe Unmanaged.passRetained(make())
    let (isFirst, known) = unsafe address.compareExchange(
      expected: 0, desired: UInt(bitPattern: made.toOpaque()), ordering: .acquiringAndReleasing)
    guard !isFirst, let known = unsafe Self.object(at: known) else { return unsafe made.takeUnretainedValue() }
    unsafe made.release()
    return unsafe known.takeUnretainedValue()
  }

  /// Releases the object; the next `value` creates another one. No other thread may use the slot during the call: it
  /// may have read the address and not yet retained the object.
  func forget() {
    guard address.load(ordering: .relaxed) != 0 else { return }
    unsafe Self.object(at: address.exchange(0, ordering: .acquiringAndReleasing))?.release()
  }

  private static func object(at address: UInt) -> Unmanaged<Value>? {
    guard let pointer = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
    return unsafe Unmanaged.fromOpaque(pointer)
  }
}

/// A lock that an array can hold.
final class Lock: Sendable {
  private let mutex = Mutex(())
  func withLock<Result>(_ body: () -> Result) -> Result { mutex.withLock { _ in body() } }
}

/// One slot per number. Slots are allocated in pages on demand, because most tables use few.
@safe
final class OnceTable<Value: AnyObject & Sendable>: @unchecked Sendable {
  // Unchecked: the slots may be shared.
  private typealias Page = UnsafeMutablePointer<OnceSlot<Value>>
  private let pages: UnsafeMutablePointer<Atomic<Page?>>
  /// The numbers of the allocated pages, so that forgetting skips the others.
  private let made = Mutex<[Int]>([])
  private let count: Int
  private let pageCount: Int
  private static var pageSize: Int { 256 }

  init(count: Int) {
    self.count = count
    pageCount = (count + Self.pageSize - 1) / Self.pageSize
    unsafe pages = .allocate(capacity: max(pageCount, 1))
    for i in 0..<pageCount { unsafe (pages + i).initialize(to: Atomic(nil)) }
  }

  /// A table with the same objects, but for those with some numbers. No other thread may use the old one meanwhile.
  convenience init(_ old: OnceTable, without numbers: [Range<Int>]) {
    self.init(count: old.count)
    for i in old.made.withLock({ $0 }) {
      for number in i * Self.pageSize..<min((i + 1) * Self.pageSize, count) {
        if let known = old.known(number) { _ = value(number) { known } }
      }
    }
    for range in numbers { for number in range { forget(number) } }
  }

  deinit {
    for i in 0..<pageCount {
      if let page = unsafe pages[i].load(ordering: .acquiring) { unsafe free(page) }
    }
    unsafe pages.deinitialize(count: pageCount)
    unsafe pages.deallocate()
  }

  func value(_ i: Int, make: () -> Value) -> Value {
    precondition(UInt(bitPattern: i) < UInt(bitPattern: count))
    if let page = unsafe pages[i / Self.pageSize].load(ordering: .acquiring) {
      return unsafe page[i % Self.pageSize].value(make: make)
    }
    return unsafe addPage(i / Self.pageSize)[i % Self.pageSize].value(make: make)
  }

  /// The object, if it exists.
  func known(_ i: Int) -> Value? {
    precondition(UInt(bitPattern: i) < UInt(bitPattern: count))
    guard let page = unsafe pages[i / Self.pageSize].load(ordering: .acquiring) else { return nil }
    return unsafe page[i % Self.pageSize].known
  }

  /// See `OnceSlot.forget`.
  func forget(_ i: Int) {
    precondition(UInt(bitPattern: i) < UInt(bitPattern: count))
    guard let page = unsafe pages[i / Self.pageSize].load(ordering: .acquiring) else { return }
    unsafe page[i % Self.pageSize].forget()
  }

  /// See `OnceSlot.forget`. The pages are freed too, so that the next call visits only pages used since.
  func forgetAll() {
    made.withLock { made in
      for i in made {
        if let page = unsafe pages[i].exchange(nil, ordering: .acquiringAndReleasing) { unsafe free(page) }
      }
      made = []
    }
  }

  private func addPage(_ i: Int) -> Page {
    let made = Page.allocate(capacity: Self.pageSize)
    for i in 0..<Self.pageSize { unsafe (made + i).initialize(to: OnceSlot()) }
    let (isFirst, known) = unsafe pages[i].compareExchange(
      expected: nil, desired: made, ordering: .acquiringAndReleasing)
    guard !isFirst, let known = unsafe known else {
      self.made.withLock { $0.append(i) }
      return unsafe made
    }
    unsafe free(made)
    return unsafe known
  }

  private func free(_ page: Page) {
    unsafe page.deinitialize(count: Self.pageSize)
    unsafe page.deallocate()
  }
}

/// Values that are made on demand, by number. Reading one counts no references. Two threads may make one at the same
/// time, and must make the same.
@safe
final class OnceValues<Value: Sendable>: @unchecked Sendable {
  // Unchecked: the addresses are atomic.
  private let slots: UnsafeMutablePointer<Atomic<UInt>>
  private let count: Int

  init(count: Int) {
    self.count = count
    unsafe slots = .allocate(capacity: max(count, 1))
    for i in 0..<count { unsafe (slots + i).initialize(to: Atomic(0)) }
  }

  deinit {
    for i in 0..<count {
      guard let made = unsafe Self.pointer(at: slots[i].load(ordering: .acquiring)) else { continue }
      unsafe made.deinitialize(count: 1)
      unsafe made.deallocate()
    }
    unsafe slots.deinitialize(count: count)
    unsafe slots.deallocate()
  }

  func value(_ i: Int, make: () -> Value) -> Value {
    precondition(UInt(bitPattern: i) < UInt(bitPattern: count))
    if let known = unsafe Self.pointer(at: slots[i].load(ordering: .acquiring)) { return unsafe known.pointee }
    let made = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    unsafe made.initialize(to: make())
    let (isFirst, known) = unsafe slots[i].compareExchange(
      expected: 0, desired: UInt(bitPattern: made), ordering: .acquiringAndReleasing)
    guard !isFirst, let known = unsafe Self.pointer(at: known) else { return unsafe made.pointee }
    unsafe made.deinitialize(count: 1)
    unsafe made.deallocate()
    return unsafe known.pointee
  }

  private static func pointer(at address: UInt) -> UnsafeMutablePointer<Value>? {
    unsafe UnsafeMutablePointer(bitPattern: address)
  }
}

/// Values under keys of 64 bits. The values of one key keep the order in which they were added.
@safe
final class Lists<Value: BitwiseCopyable & Sendable>: @unchecked Sendable {
  // Unchecked: one thread fills it before other threads see it.
  private struct Slot: BitwiseCopyable {
    var key: UInt64
    /// Positions in `entries`; -1 in a free slot.
    var first: Int32
    var last: Int32
  }
  fileprivate struct Entry: BitwiseCopyable {
    let value: Value
    var next: Int32
  }
  private var slots: UnsafeMutableBufferPointer<Slot>
  private var used = 0
  private var entries: UnsafeMutableBufferPointer<Entry>
  private var count = 0

  init() {
    unsafe slots = Self.freeSlots(1024)
    unsafe entries = .allocate(capacity: 1024)
  }

  deinit {
    unsafe slots.deallocate()
    unsafe entries.deallocate()
  }

  private static func freeSlots(_ count: Int) -> UnsafeMutableBufferPointer<Slot> {
    let slots = UnsafeMutableBufferPointer<Slot>.allocate(capacity: count)
    unsafe slots.initialize(repeating: Slot(key: 0, first: -1, last: -1))
    return unsafe slots
  }

  func append(_ value: Value, under key: Key) {
    // Probing stays short enough, because few look-ups miss.
    if unsafe used * 4 >= slots.count * 3 { grow() }
    if unsafe count == entries.count {
      let more = unsafe UnsafeMutableBufferPointer<Entry>.allocate(capacity: entries.count * 2)
      _ = unsafe more.update(fromContentsOf: entries)
      unsafe entries.deallocate()
      unsafe entries = more
    }
    let entry = Int32(count)
    unsafe entries[count] = Entry(value: value, next: -1)
    count += 1
    let place = place(of: key.bits)
    if unsafe slots[place].first < 0 {
      unsafe slots[place] = Slot(key: key.bits, first: entry, last: entry)
      used += 1
    } else {
      unsafe entries[Int(slots[place].last)].next = entry
      unsafe slots[place].last = entry
    }
  }

  /// The values under `key`. They are valid until the table changes or is destroyed.
  subscript(key: Key) -> Values {
    unsafe Values(entries: UnsafePointer(entries.baseAddress!), first: slots[place(of: key.bits)].first)
  }

  /// The slot of `key`, or the free one in which it would be.
  private func place(of key: UInt64) -> Int {
    let mask = unsafe slots.count - 1
    let product = (key ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    var place = Int(truncatingIfNeeded: product.high ^ product.low) & mask
    while unsafe slots[place].first >= 0 && slots[place].key != key { place = (place + 1) & mask }
    return place
  }

  private func grow() {
    let old = unsafe slots
    unsafe slots = Self.freeSlots(old.count * 2)
    // swift-format-ignore
    for unsafe slot in unsafe old where slot.first >= 0 { unsafe slots[place(of: slot.key)] = slot }
    unsafe old.deallocate()
  }

  @safe struct Values: Sequence, IteratorProtocol {
    fileprivate let entries: UnsafePointer<Entry>
    fileprivate var first: Int32

    var isEmpty: Bool { first < 0 }
    /// The value, if there is exactly one.
    var only: Value? {
      guard first >= 0 else { return nil }
      let entry = unsafe entries[Int(first)]
      return entry.next < 0 ? entry.value : nil
    }

    /// All values; nil if there are more than `limit`.
    func all(upTo limit: Int) -> [Value]? {
      let values = Array(prefix(limit + 1))
      return values.count > limit ? nil : values
    }

    mutating func next() -> Value? {
      guard first >= 0 else { return nil }
      let entry = unsafe entries[Int(first)]
      first = entry.next
      return entry.value
    }
  }
}

/// The key of a list of the index.
struct Key {
  let bits: UInt64

  init(_ name: Name) { bits = UInt64(name.id) }
  /// The key of a declaration that only one file sees.
  init(file: Int, _ name: Name) { bits = UInt64(UInt32(file)) << 32 | UInt64(name.id) }
  /// The key of a declaration inside of a type; with nil, outside of types.
  init(_ type: TypeID?, _ name: Name) {
    bits = UInt64(UInt32(bitPattern: type?.number ?? -1)) << 32 | UInt64(name.id)
  }
}

extension Lists {
  subscript(name: Name) -> Values { self[Key(name)] }
  func append(_ value: Value, under name: Name) { append(value, under: Key(name)) }
}
