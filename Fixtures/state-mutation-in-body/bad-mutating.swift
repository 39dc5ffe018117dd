import SwiftUI

struct Counter {
  var count = 0
  var parts: [Int] = []
  mutating func next() -> Int { count += 1; return count }
  mutating func add() -> Int { parts.append(1); return parts.count }
  mutating func both() -> Int { next() + 1 }
}

struct Counts: View {
  @State private var counter = Counter()
  @State private var other = Counter()
  @State private var third = Counter()
  var body: some View {
    Text("\(counter.next())")  // expect: `@State counter`
    Text("\(other.add())")  // expect: `@State other`
    Text("\(third.both())")  // expect: `@State third`
  }
}
