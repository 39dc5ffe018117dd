// The ranges of a text that fixes of one rule have taken, and other fixes must not touch.

import Syntax

/// Ranges in order, each with the rule that took it. Ranges of one rule that touch are joined.
///
/// They are stored in blocks of limited length, which are found by binary search: a fix costs nearly the same however
/// many there are.
struct TakenRanges {
  private struct Entry {
    var range: Range<Int>
    let rule: String

    func reaches(_ offset: Int) -> Bool { range.upperBound >= offset }
  }
  /// A block is searched and shifted as a whole, so that its size bounds what an insertion costs.
  private static let blockLimit = 256
  /// No block is empty.
  private var blocks: [[Entry]] = []

  /// Whether `range` touches one that a rule has taken for which `isAsked` is true. Ranges touch if they overlap or one
  /// ends where the other begins.
  func touches(_ range: Range<Int>, where isAsked: (_ rule: String) -> Bool) -> Bool {
    var block = firstBlock(reaching: range.lowerBound)
    while block < blocks.count {
      let entries = blocks[block]
      for entry in entries[entries.firstSortedIndex { $0.reaches(range.lowerBound) }...] {
        if entry.range.lowerBound > range.upperBound { return false }
        if isAsked(entry.rule) { return true }
      }
      block += 1
    }
    return false
  }

  /// Takes a range for a rule, which must have taken every range that this one touches.
  mutating func take(_ range: Range<Int>, by rule: String) {
    var range = range
    let first = firstBlock(reaching: range.lowerBound)
    guard first < blocks.count else {
      insert(Entry(range: range, rule: rule), at: blocks.last?.count ?? 0, inBlock: max(blocks.count - 1, 0))
      return
    }
    let place = blocks[first].firstSortedIndex { $0.reaches(range.lowerBound) }
    // The ranges that it touches follow, perhaps into later blocks.
    var start = place
    var block = first
    while block < blocks.count {
      var end = start
      while end < blocks[block].count, blocks[block][end].range.lowerBound <= range.upperBound {
        let other = blocks[block][end].range
        range = min(range.lowerBound, other.lowerBound)..<max(range.upperBound, other.upperBound)
        end += 1
      }
      let goesOn = end == blocks[block].count
      blocks[block].removeSubrange(start..<end)
      if !goesOn { break }
      block += 1
      start = 0
    }
    // The blocks between `first` and `block` are empty now.
    if block > first + 1 { blocks.removeSubrange(first + 1..<block) }
    insert(Entry(range: range, rule: rule), at: place, inBlock: first)
  }

  private func firstBlock(reaching offset: Int) -> Int {
    blocks.firstSortedIndex { $0[$0.count - 1].reaches(offset) }
  }

  private mutating func insert(_ entry: Entry, at place: Int, inBlock block: Int) {
    if blocks.isEmpty { blocks.append([]) }
    blocks[block].insert(entry, at: place)
    if blocks[block].count > Self.blockLimit {
      let half = Self.blockLimit / 2
      blocks.insert(Array(blocks[block][half...]), at: block + 1)
      blocks[block].removeSubrange(half...)
    }
  }
}
