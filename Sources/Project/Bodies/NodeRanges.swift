import Syntax

/// Ranges of node numbers, for repeated queries.
public struct NodeRanges: Sendable {
  private let ranges: Overlaps

  public init(_ ranges: [Range<UInt32>]) {
    self.ranges = Overlaps(ranges.map { Int($0.lowerBound)..<Int($0.upperBound) })
  }

  public func contains(_ node: UInt32) -> Bool { ranges.contains(Int(node)) }
}
