import SwiftUI

final class Deck: ObservableObject {
  @Published var speed = 1.0
  func faster() { speed += 1 }
}

final class Panel: ObservableObject {
  let deck: Deck
  @Published var isOpen = false
  init(deck: Deck) { self.deck = deck }
}

/// The bar observes the inner object, and makes a new panel with each of its changes.
struct Bar: View {
  @ObservedObject var deck: Deck
  var body: some View {
    Button("Faster") { deck.faster() }
    PanelView(panel: Panel(deck: deck))
  }
}

struct PanelView: View {
  @ObservedObject var panel: Panel
  var body: some View { Text("\(panel.deck.speed) \(panel.isOpen ? 1 : 0)") }
}
