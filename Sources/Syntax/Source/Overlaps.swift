// Tests whether a range overlaps any of many others, by binary search.

/// Ranges of UTF-8 byte offsets, lines or node numbers of one file, for repeated queries. All ranges are half-open, and
/// queries use the unit of the ranges.
public struct Overlaps: Sendable {
  /// Ascending.
  private var starts: [Int] = []
  /// The largest upper bound of the ranges that begin at `starts[i]` or before.
  private var reach: [Int] = []

  /// No ranges: nothing meets or contains anything.
  public init() {}

  /// Sorts the ranges, which may overlap and come in any order.
  ///
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

  /// Whether there are no ranges at all.
  public var isEmpty: Bool { starts.isEmpty }

  /// Whether some range begins before `end` and ends after `start`. Logarithmic in the number of ranges.
  public func meets(from start: Int, to end: Int) -> Bool {
    let count = starts.firstSortedIndex { $0 >= end }
    return count > 0 && reach[count - 1] > start
  }

  /// Whether some range contains the offset. Logarithmic in the number of ranges.
  public func contains(_ offset: Int) -> Bool { meets(from: offset, to: offset + 1) }
}
