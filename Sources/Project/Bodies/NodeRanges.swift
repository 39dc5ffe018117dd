import Syntax

/// Half-open ranges of node numbers of one tree, for repeated queries.
public struct NodeRanges: Sendable {
  private let ranges: Overlaps

  /// Sorts the ranges, which may overlap.
  public init(_ ranges: [Range<UInt32>]) {
    self.ranges = Overlaps(ranges.map { Int($0.lowerBound)..<Int($0.upperBound) })
  }

  /// Whether some range contains the node with this number. Logarithmic in the number of ranges.
  public func contains(_ node: UInt32) -> Bool { ranges.contains(Int(node)) }
}
