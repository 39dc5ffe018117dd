// Ranges that are asked about by the thousand, beside a look at each of them.

import Syntax
import Testing

@testable import Linting

@Suite struct OverlapsTests {
  @Test func saysWhatALookAtEachSays() {
    var random = Sequential(seed: 7)
    for _ in 0..<200 {
      let ranges = (0..<random.next(12)).map { _ in random.range(below: 40) }
      let overlaps = Overlaps(ranges)
      #expect(overlaps.isEmpty == ranges.isEmpty)
      for _ in 0..<50 {
        let asked = random.range(below: 42)
        let isMet = ranges.contains { $0.lowerBound < asked.upperBound && asked.lowerBound < $0.upperBound }
        #expect(overlaps.meets(from: asked.lowerBound, to: asked.upperBound) == isMet)
        #expect(overlaps.contains(asked.lowerBound) == ranges.contains { $0.contains(asked.lowerBound) })
      }
    }
  }

  @Test func takenRangesTouchAsALookAtEachSays() {
    var random = Sequential(seed: 11)
    for round in 0..<60 {
      var taken = TakenRanges()
      var all: [(range: Range<Int>, rule: String)] = []
      // A few ranges, and more than fit into one block.
      let count = round < 40 ? 12 : 900
      for _ in 0..<count {
        let range = random.range(below: count * 4, longest: round % 3 == 0 ? 30 : 4)
        let rule = random.next(4) == 0 ? "a" : "b"
        func touches(_ isAsked: (String) -> Bool) -> Bool {
          all.contains {
            isAsked($0.rule) && $0.range.lowerBound <= range.upperBound && range.lowerBound <= $0.range.upperBound
          }
        }
        #expect(taken.touches(range) { $0 == rule } == touches { $0 == rule })
        #expect(taken.touches(range) { $0 != rule } == touches { $0 != rule })
        if touches({ $0 != rule }) { continue }
        taken.take(range, by: rule)
        all.append((range, rule))
      }
    }
  }
}

/// Numbers that are the same in each run.
private struct Sequential {
  var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func range(below bound: Int, longest: Int? = nil) -> Range<Int> {
    let start = next(bound)
    return start..<start + next(longest ?? bound - start + 1)
  }
}
