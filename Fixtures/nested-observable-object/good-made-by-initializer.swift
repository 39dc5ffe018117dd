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

/// Each change of the inner object makes new values of both views, which are never equal: one has a new object, the other
/// a new closure that would make one.
struct Bar: View {
  @ObservedObject var deck: Deck
  var body: some View {
    Button("Faster") { deck.faster() }
    Renewed(deck)
    Kept(deck)
  }
}

struct Renewed: View {
  @ObservedObject private var panel: Panel
  init(_ deck: Deck) { panel = Panel(deck: deck) }
  var body: some View { Text("\(panel.deck.speed) \(panel.isOpen ? 1 : 0)") }
}

struct Kept: View {
  @StateObject private var panel: Panel
  init(_ deck: Deck) { _panel = StateObject(wrappedValue: Panel(deck: deck)) }
  var body: some View { Text("\(panel.deck.speed) \(panel.isOpen ? 1 : 0)") }
}
