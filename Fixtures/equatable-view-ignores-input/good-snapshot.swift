import SwiftUI

// `==` compares a snapshot that is made of the same values.

struct Snapshot: Equatable {
  let name: String
  let count: Int
}

struct Composer: View, Equatable {
  let snapshot: Snapshot
  let name: String
  let count: Int
  let send: () -> Void

  static func == (a: Self, b: Self) -> Bool { a.snapshot == b.snapshot }

  var body: some View {
    Text("\(name) \(count)")
    Button("Send", action: send)
  }
}

struct Chat: View {
  let name: String
  let words: [String]

  private func snapshot() -> Snapshot { Snapshot(name: name, count: words.count) }

  var body: some View {
    let current = snapshot()
    Composer(snapshot: current, name: name, count: words.count, send: { print(name) })
      .equatable()
  }
}
