// Searching what is in order.

extension RandomAccessCollection where Index == Int {
  /// The first index whose element fulfils the condition, as all behind it do; the end if none does. Halves the
  /// collection at each step.
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
