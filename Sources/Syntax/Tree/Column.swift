// Columns: blocks of plain values.
//
// `Array` costs a uniqueness check at every write and reference counting when it is passed between functions. A
// column has one owner, is never copied, and keeps its bounds checks. The columns of a finished tree lie in one
// block.

/// A growable, uniquely owned block of trivially copyable values with checked access.
@safe struct Column<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  /// The number of values.
  private(set) var count: Int

  /// An empty column with room for `capacity` values before it grows.
  init(capacity: Int = 0) {
    self.capacity = max(capacity, 1)
    unsafe base = .allocate(capacity: self.capacity)
    count = 0
  }

  deinit { unsafe base.deallocate() }

  /// The value at `index`; an index out of bounds stops the program.
  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return unsafe base[index]
    }
    @inline(__always) _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      yield unsafe &base[index]
    }
  }

  @inline(__always)
  mutating func append(_ value: Element) {
    if count == capacity { grow() }
    unsafe base[count] = value
    count &+= 1
  }

  /// Drops all values from `newCount` on; does nothing if there are not that many.
  @inline(__always)
  mutating func truncate(to newCount: Int) {
    precondition(newCount >= 0)
    if newCount < count { count = newCount }
  }

  @inline(never)
  private mutating func grow() {
    let fresh = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    unsafe fresh.update(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = fresh
    capacity *= 2
  }
}

extension Column<UInt32> {
  /// Makes the column at least `newCount` values long. The content is unspecified: new values are 0, old ones may
  /// stay.
  mutating func makeRoom(for newCount: Int) {
    if newCount > capacity {
      unsafe base.deallocate()
      capacity = newCount * 2
      unsafe base = .allocate(capacity: capacity)
      count = 0
    }
    if newCount > count {
      unsafe (base + count).update(repeating: 0, count: newCount - count)
      count = newCount
    }
  }
}

extension Column: @unchecked Sendable where Element: Sendable {}

/// A column in the block of a tree; it must not outlive the tree.
@safe @usableFromInline @frozen
struct BlockColumn<Element: BitwiseCopyable>: @unchecked Sendable {
  // Unchecked: written before other threads can reach the tree, and never again.
  @usableFromInline let base: UnsafeMutablePointer<Element>
  @usableFromInline let count: Int

  fileprivate init(_ base: UnsafeMutablePointer<Element>, _ count: Int) {
    unsafe self.base = base
    self.count = count
  }

  @usableFromInline
  subscript(index: Int) -> Element {
    @inlinable @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return unsafe base[index]
    }
    @inline(__always) nonmutating set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      unsafe base[index] = newValue
    }
  }
}

/// A column of numbers in the block of a tree: 16 bits each if the largest one fits, otherwise 32.
@safe @usableFromInline @frozen
struct NumberColumn: @unchecked Sendable {
  // Unchecked: as `BlockColumn`.
  @usableFromInline let base: UnsafeMutableRawPointer
  @usableFromInline let count: UInt32
  @usableFromInline let isWide: Bool

  fileprivate init(_ base: UnsafeMutableRawPointer, _ count: Int, isWide: Bool) {
    unsafe self.base = base
    self.count = UInt32(count)
    self.isWide = isWide
  }

  /// The numbers as they lie in memory.
  fileprivate func values<Number>(of type: Number.Type) -> UnsafeMutablePointer<Number> {
    precondition(MemoryLayout<Number>.size == (isWide ? 4 : 2))
    return unsafe base.assumingMemoryBound(to: Number.self)
  }

  @usableFromInline
  subscript(index: Int) -> UInt32 {
    @inlinable @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(truncatingIfNeeded: count))
      if isWide { return unsafe base.load(fromByteOffset: index &* 4, as: UInt32.self) }
      return unsafe UInt32(truncatingIfNeeded: base.load(fromByteOffset: index &* 2, as: UInt16.self))
    }
  }
}

/// Fills the columns of the nodes, whose numbers are of type `Number`.
@safe struct NodeWriter<Number: FixedWidthInteger & BitwiseCopyable> {
  private let names: UnsafeMutablePointer<Name>
  private let firstTokens, endTokens, ends, parents: UnsafeMutablePointer<Number>
  private let kinds: UnsafeMutablePointer<NodeKind>
  private let details: UnsafeMutablePointer<UInt8>
  private let count: Int

  init(_ table: NodeTable, _ number: Number.Type) {
    count = table.kinds.count
    unsafe names = table.names.base
    unsafe firstTokens = table.firstTokens.values(of: Number.self)
    unsafe endTokens = table.endTokens.values(of: Number.self)
    unsafe ends = table.ends.values(of: Number.self)
    unsafe parents = table.parents.values(of: Number.self)
    unsafe kinds = table.kinds.base
    unsafe details = table.details.base
  }

  @inline(__always)
  func write(_ node: BuiltNode, _ number: Int, end: Int, parent: UInt32) {
    precondition(UInt(bitPattern: number) < UInt(bitPattern: count))
    unsafe names[number] = node.name
    unsafe firstTokens[number] = Number(truncatingIfNeeded: node.firstToken)
    unsafe endTokens[number] = Number(truncatingIfNeeded: node.endToken)
    unsafe ends[number] = Number(truncatingIfNeeded: end)
    unsafe parents[number] = Number(truncatingIfNeeded: parent)
    unsafe kinds[number] = node.kind
    unsafe details[number] = node.detail
  }
}

/// Fills the columns of the tokens, whose offsets are of type `Number`.
@safe struct TokenWriter<Number: FixedWidthInteger & BitwiseCopyable> {
  private let starts: UnsafeMutablePointer<Number>
  private let kinds: UnsafeMutablePointer<TokenKind>
  private let flags: UnsafeMutablePointer<TokenFlags>
  private let lengths: UnsafeMutablePointer<UInt8>
  private let count: Int

  init(
    starts: NumberColumn, kinds: BlockColumn<TokenKind>, flags: BlockColumn<TokenFlags>,
    lengths: BlockColumn<UInt8>, _ number: Number.Type
  ) {
    count = kinds.count
    unsafe self.starts = starts.values(of: Number.self)
    unsafe self.kinds = kinds.base
    unsafe self.flags = flags.base
    unsafe self.lengths = lengths.base
  }

  func write(_ tokens: borrowing Column<Token>) {
    for i in 0..<count {
      let token = tokens[i]
      unsafe starts[i] = Number(truncatingIfNeeded: token.start)
      unsafe kinds[i] = token.kind
      unsafe flags[i] = token.flags
      unsafe lengths[i] = token.length
    }
  }
}

/// One allocation for all columns of a tree, divided from the front.
@safe struct Block: ~Copyable {
  private var next: UnsafeMutableRawPointer
  private var room: Int

  /// The maximal number of bytes lost to aligning a column.
  static let slack = 7

  /// `room` bytes at `base`, which the tree owns.
  init(_ base: UnsafeMutableRawPointer, room: Int) {
    unsafe next = base
    self.room = room
  }

  private mutating func take(_ size: Int, alignment: Int) -> UnsafeMutableRawPointer {
    let start = unsafe next.alignedUp(toMultipleOf: alignment)
    let end = unsafe start + size
    room -= unsafe end - next
    precondition(room >= 0)
    unsafe next = end
    return unsafe start
  }

  mutating func column<Element>(of type: Element.Type, count: Int) -> BlockColumn<Element> {
    let start = unsafe take(
      count * MemoryLayout<Element>.stride, alignment: MemoryLayout<Element>.alignment)
    return unsafe BlockColumn(start.bindMemory(to: Element.self, capacity: count), count)
  }

  mutating func numbers(count: Int, isWide: Bool) -> NumberColumn {
    let start = unsafe take(count * (isWide ? 4 : 2), alignment: isWide ? 4 : 2)
    if isWide {
      _ = unsafe start.bindMemory(to: UInt32.self, capacity: count)
    } else {
      _ = unsafe start.bindMemory(to: UInt16.self, capacity: count)
    }
    return unsafe NumberColumn(start, count, isWide: isWide)
  }
}
