// Whether any of many ranges overlaps another, without a look at each of them.

/// Ranges of one text, or of its lines, that are asked again and again.
public struct Overlaps: Sendable {
  /// Ascending.
  private var starts: [Int] = []
  /// How far the ranges reach that begin at `starts[i]` or before.
  private var reach: [Int] = []

  public init(_ ranges: some Sequence<Range<Int>>) {
    var last = Int.min
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      last = max(last, range.upperBound)
      starts.append(range.lowerBound)
      reach.append(last)
    }
  }

  public var isEmpty: Bool { starts.isEmpty }

  /// Does some range begin before `end` and end behind `start`?
  public func meets(from start: Int, to end: Int) -> Bool {
    let count = starts.firstSortedIndex { $0 >= end }
    return count > 0 && reach[count - 1] > start
  }

  public func contains(_ offset: Int) -> Bool { meets(from: offset, to: offset + 1) }
}
