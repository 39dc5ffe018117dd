import SwiftUI

// with: strict

struct Coin: Identifiable {
  let id: Int
  let year: Int
}

final class Collection7: ObservableObject {
  @Published var coins: [Coin] = []
  var old: Bool { coins.filter { $0.year < 1900 }.isEmpty }
}

struct Coins: View {
  @ObservedObject var collection: Collection7
  var body: some View {
    if collection.old { Text("Old") }  // expect: info: `filter` walks `coins` on every evaluation of `Coins.body`
    Menu("Coins") {
      ForEach(collection.coins.sorted { $0.year < $1.year }) { Text("\($0.year)") }  // expect: info: `sorted`
    }
  }
}
