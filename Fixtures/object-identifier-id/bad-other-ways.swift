import SwiftUI

final class Card: Identifiable {  // expect: info: `Card` is identified by its address, and `Deck.cards` creates new objects on every update, which gives every object a new identity
  let title: String
  init(_ title: String) { self.title = title }
}

// Made again with each evaluation.
struct Deck: View {
  let titles: [String]
  private var cards: [Card] { titles.map { title in Card(title) } }
  var body: some View {
    List {
      ForEach(cards) { Text($0.title) }
    }
  }
}
