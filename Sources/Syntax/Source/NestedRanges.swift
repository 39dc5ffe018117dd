// Finds the ranges around a place, by binary search.

/// Ranges of nodes or offsets with values. Any two lie within each other or apart.
public struct NestedRanges<Value: Sendable>: Sendable {
  @usableFromInline struct Entry: Sendable {
    @usableFromInline let start, end: UInt32
    @usableFromInline let value: Value
    /// The position of the innermost one around it; -1 if there is none.
    @usableFromInline var outer: Int32 = -1

    @inlinable init(_ range: Range<UInt32>, _ value: Value) {
      start = range.lowerBound
      end = range.upperBound
      self.value = value
    }
  }
  /// In the order in which they begin; outer ones first.
  @usableFromInline let entries: [Entry]

  /// Sorts the ranges, and is linear otherwise. If two ranges are equal, the first is the outer one.
  ///
  /// - Parameter ranges: Half-open ranges of node numbers, or of UTF-8 offsets.
  @inlinable public init(_ ranges: [(range: Range<UInt32>, value: Value)]) {
    let order = ranges.indices.sorted { i, j in
      let (a, b) = (ranges[i].range, ranges[j].range)
      return (a.lowerBound, b.upperBound, i) < (b.lowerBound, a.upperBound, j)
    }
    var entries = order.map { Entry(ranges[$0].range, ranges[$0].value) }
    var open: [Int] = []
    for i in entries.indices {
      while let last = open.last, entries[last].end <= entries[i].start { open.removeLast() }
      entries[i].outer = Int32(open.last ?? -1)
      open.append(i)
    }
    self.entries = entries
  }

  /// Whether there are no ranges at all.
  @inlinable public var isEmpty: Bool { entries.isEmpty }

  /// All ranges and their values, in the order in which they begin; outer ones first.
  @inlinable public var all: [(range: Range<UInt32>, value: Value)] { entries.map { ($0.start..<$0.end, $0.value) } }

  /// The values of the ranges that contain the place, innermost first. Finding the first is logarithmic in the number
  /// of ranges and linear in how deep they nest.
  @inlinable public func around(_ place: UInt32) -> Around {
    Around(entries, place, Int32(entries.firstSortedIndex { $0.start > place }) - 1)
  }

  /// A walk outwards from a place.
  public struct Around: Sequence, IteratorProtocol {
    @usableFromInline let entries: [Entry]
    @usableFromInline let place: UInt32
    /// The position of the entry to look at; -1 at the end.
    @usableFromInline var current: Int32

    @inlinable init(_ entries: [Entry], _ place: UInt32, _ first: Int32) {
      self.entries = entries
      self.place = place
      current = first
    }

    @inlinable public mutating func next() -> Value? {
      while current >= 0 {
        let entry = entries[Int(current)]
        current = entry.outer
        if entry.end > place { return entry.value }
      }
      return nil
    }
  }
}
