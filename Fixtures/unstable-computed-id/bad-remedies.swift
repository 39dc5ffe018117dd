import SwiftUI

// The values are compared by all properties: with a stored identifier, no two would be equal.
struct Step: Equatable, Identifiable {
  var id: UUID { UUID() }  // expect: `Step.id` is a new `UUID()` on every read  // help: use a key that the data already has
  let text: String
}

// Each update creates the values.
struct Fact: Identifiable {
  var id: UUID { UUID() }  // expect: `Fact.id` is a new `UUID()` on every read  // help: build `id` from a key of the data, since updates create the values again
  let text: String
}

struct Moment: Identifiable {
  let name: String
  var id: String { name + "\(Date())" }  // expect: `Moment.id` is a new `Date()` on every read  // help: build `id` from a key of the data, without the time
}

enum Failure: Identifiable {
  case offline
  case server(code: Int)
  var id: UUID { UUID() }  // expect: `Failure.id` is a new `UUID()` on every read  // help: give each case a key of its own, with the id of what it holds
}

struct Guide: View {
  let steps: [Step]
  let words: [String]
  let moments: [Moment]
  let failures: [Failure]
  private var facts: [Fact] { words.map { Fact(text: $0) } }

  var body: some View {
    List {
      ForEach(steps) { Text($0.text) }
      ForEach(facts) { Text($0.text) }
      ForEach(moments) { Text($0.name) }
      ForEach(failures) { Text("\($0.id)") }
    }
  }
}
