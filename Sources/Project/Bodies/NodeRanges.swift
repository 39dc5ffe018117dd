// Whether nodes lie in one of many ranges.

/// Ranges of nodes, to ask of many nodes whether they lie in one.
public struct NodeRanges: Sendable {
  /// In order; no two touch.
  private var ranges: [Range<UInt32>] = []

  public init(_ ranges: [Range<UInt32>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, range.lowerBound <= last.upperBound {
        self.ranges[self.ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        self.ranges.append(range)
      }
    }
  }

  public func contains(_ node: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= node { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(node)
  }
}
