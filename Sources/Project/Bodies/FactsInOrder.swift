// Facts by a number that several of them may have.

import Syntax

/// Positions in a table of facts, sorted by a number of each fact: of its node, or of its name.
public final class FactsInOrder: Sendable {
  private let keys: [UInt32]
  private let positions: [Int]

  /// Sorts the positions by their keys.
  ///
  /// - Parameter keys: By position, the number of the fact.
  public init(_ keys: [UInt32]) {
    // One number of both is sorted several times faster than a pair.
    let order = keys.indices.map { UInt64(keys[$0]) << 32 | UInt64($0) }.sorted()
    positions = order.map { Int($0 & 0xFFFF_FFFF) }
    self.keys = order.map { UInt32($0 >> 32) }
  }

  /// The positions of the facts whose number is in a range, by number and then by position. Logarithmic in their count.
  public func numbers(in range: Range<UInt32>) -> ArraySlice<Int> {
    let first = keys.firstSortedIndex { $0 >= range.lowerBound }
    return positions[first..<keys.firstSortedIndex { $0 >= range.upperBound }]
  }
}
