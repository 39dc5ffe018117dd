import SwiftUI

struct Card: Identifiable {
  let id = UUID()
  let title: String
}

final class Deck: ObservableObject {
  @Published var cards: [Card]
  init(titles: [String]) { cards = titles.map { Card(title: $0) } }
  func load(_ titles: [String]) async { cards = titles.map { Card(title: $0) } }
}

final class Player: Identifiable {
  let id = UUID()
  let name: String
  init(name: String) { self.name = name }
}

struct Reply: Identifiable, Decodable {
  var id = UUID()
  var text: String
}

struct Table: View {
  @ObservedObject var deck: Deck
  @State private var cards = [Card(title: "a")]
  @State private var players = [Player(name: "a")]
  @State private var replies: [Reply] = []
  static let samples = [Card(title: "b")]
  var body: some View {
    VStack {
      ForEach(deck.cards) { Text($0.title) }
      ForEach(cards) { Text($0.title) }
      ForEach(Self.samples) { Text($0.title) }
      ForEach(players) { Text($0.name) }
      ForEach(replies) { Text($0.text) }
      Button("Deal") { cards = ["c", "d"].map { Card(title: $0) } }
      Button("Read") { replies = (try? JSONDecoder().decode([Reply].self, from: Data())) ?? [] }
    }
  }
}
