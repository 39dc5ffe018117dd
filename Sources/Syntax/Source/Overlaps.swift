// Tests whether a range overlaps any of many others, by binary search.

/// Ranges of offsets or lines of one text, for repeated queries.
public struct Overlaps: Sendable {
  /// Ascending.
  private var starts: [Int] = []
  /// The largest upper bound of the ranges that begin at `starts[i]` or before.
  private var reach: [Int] = []

  public init() {}

  /// Takes an array, because other modules call a generic initializer through witness tables, at many times the cost.
  public init(_ ranges: [Range<Int>]) {
    if ranges.isEmpty { return }
    starts.reserveCapacity(ranges.count)
    reach.reserveCapacity(ranges.count)
    var last = Int.min
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      last = max(last, range.upperBound)
      starts.append(range.lowerBound)
      reach.append(last)
    }
  }

  public var isEmpty: Bool { starts.isEmpty }

  /// Whether some range begins before `end` and ends after `start`. Logarithmic in the number of ranges.
  public func meets(from start: Int, to end: Int) -> Bool {
    let count = starts.firstSortedIndex { $0 >= end }
    return count > 0 && reach[count - 1] > start
  }

  /// Whether some range contains the offset. Logarithmic in the number of ranges.
  public func contains(_ offset: Int) -> Bool { meets(from: offset, to: offset + 1) }
}
