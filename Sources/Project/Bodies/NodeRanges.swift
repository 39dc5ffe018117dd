// Whether nodes lie in one of many ranges.

import Syntax

/// Ranges of nodes, to ask of many nodes whether they lie in one.
public struct NodeRanges: Sendable {
  private let ranges: Overlaps

  public init(_ ranges: [Range<UInt32>]) {
    self.ranges = Overlaps(ranges.lazy.map { Int($0.lowerBound)..<Int($0.upperBound) })
  }

  public func contains(_ node: UInt32) -> Bool { ranges.contains(Int(node)) }
}
