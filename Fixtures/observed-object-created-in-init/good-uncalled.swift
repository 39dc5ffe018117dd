import SwiftUI

final class Deck: ObservableObject {
  @Published var cards: [Int] = []
  func deal() { cards.append(1) }
}

/// All callers use the other initializer.
struct Table: View {
  @ObservedObject private var deck: Deck
  init(deck: Deck) { self.deck = deck }
  init() { deck = Deck() }
  var body: some View { Button("\(deck.cards.count)") { deck.deal() } }
}

struct Casino: View {
  @StateObject private var deck = Deck()
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    Table(deck: deck)
  }
}

@main
struct Games: App {
  var body: some Scene { WindowGroup { Casino() } }
}
