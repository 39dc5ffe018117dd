// Binary search.

extension RandomAccessCollection where Index == Int {
  /// The first index whose element fulfils the condition, or the end index if none does. All elements after a match
  /// must match as well. Logarithmic in the number of elements.
  @inlinable public func firstSortedIndex(where condition: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
