// One column of a table: a growable block of plain values.
//
// `Array` costs a uniqueness check at every write and reference counting at every borrow across
// functions. A column is owned by exactly one table, never copied, and keeps its bounds checks.

/// A growable, uniquely owned block of trivially copyable values with checked access.
@safe @frozen
public struct Column<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline var capacity: Int
  @usableFromInline var used: Int

  /// The number of values.
  @inlinable public var count: Int { @inline(__always) get { used } }

  /// An empty column with room for `capacity` values before it grows.
  @inlinable
  public init(capacity: Int = 0) {
    self.capacity = max(capacity, 1)
    unsafe base = .allocate(capacity: self.capacity)
    used = 0
  }

  @inlinable
  deinit { unsafe base.deallocate() }

  /// The value at `index`; a wrong index stops the program rather than reading foreign memory.
  @inlinable
  public subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return unsafe base[index]
    }
    @inline(__always) set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      unsafe base[index] = newValue
    }
  }

  @inlinable @inline(__always)
  public mutating func append(_ value: Element) {
    if count == capacity { grow(to: capacity * 2) }
    unsafe base[count] = value
    used += 1
  }

  /// Drops every value from `newCount` on. A larger number changes nothing.
  @inlinable @inline(__always)
  public mutating func truncate(to newCount: Int) {
    precondition(newCount >= 0)
    if newCount < count { used = newCount }
  }

  /// Makes the column exactly `newCount` long; new places hold `value`.
  @inlinable
  public mutating func resize(to newCount: Int, filling value: Element) {
    if newCount > capacity { grow(to: newCount) }
    if newCount > count { unsafe (base + count).initialize(repeating: value, count: newCount - count) }
    used = newCount
  }

  /// Gives back the room that growth left over.
  @inlinable
  public mutating func shrink() {
    if capacity > max(count, 1) { move(to: max(count, 1)) }
  }

  @usableFromInline @inline(never)
  mutating func grow(to newCapacity: Int) { move(to: newCapacity) }

  @usableFromInline
  mutating func move(to newCapacity: Int) {
    let fresh = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    unsafe fresh.update(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = fresh
    capacity = newCapacity
  }
}

extension Column: @unchecked Sendable where Element: Sendable {}

/// The values of a column, to be read where the column itself cannot be lent. They are valid for as long
/// as the column neither grows nor is destroyed.
@safe @frozen
public struct ColumnValues<Element: BitwiseCopyable>: @unchecked Sendable {
  @usableFromInline let base: UnsafePointer<Element>
  public let count: Int

  @inlinable
  init(_ base: UnsafePointer<Element>, count: Int) {
    unsafe self.base = base
    self.count = count
  }

  @inlinable
  public subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return unsafe base[index]
    }
  }
}

extension Column {
  /// See `ColumnValues`.
  @inlinable
  public var values: ColumnValues<Element> { unsafe ColumnValues(UnsafePointer(base), count: used) }
}
