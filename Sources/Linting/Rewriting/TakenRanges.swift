// The places of one text that fixes have taken, which fixes of other kinds may not touch.

import Syntax

/// Ranges in their order, each with the rule that took it. Those that touch are joined; they have one rule.
///
/// They lie in blocks of limited length. The block that a range belongs to is found by halving, so a fix costs the same
/// however many there are.
struct TakenRanges {
  private struct Entry {
    var range: Range<Int>
    let rule: String

    func reaches(_ offset: Int) -> Bool { range.upperBound >= offset }
  }
  private static let blockLimit = 256
  /// None of them is empty.
  private var blocks: [[Entry]] = []

  /// Does `range` touch one that was taken by a rule of which this is true? Ranges touch that have anything in common,
  /// be it the place where one ends and the other begins.
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

  /// What `range` touches must have been taken by the same rule.
  mutating func take(_ range: Range<Int>, by rule: String) {
    var range = range
    let first = firstBlock(reaching: range.lowerBound)
    guard first < blocks.count else {
      insert(Entry(range: range, rule: rule), at: blocks.last?.count ?? 0, inBlock: max(blocks.count - 1, 0))
      return
    }
    let place = blocks[first].firstSortedIndex { $0.reaches(range.lowerBound) }
    // What it touches follows from there on, maybe into later blocks.
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
    // Those before `block` but the first have been emptied.
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
