import SwiftUI

final class Deck: ObservableObject {
  static let shared = Deck(cards: 52)
  let cards: Int
  init(cards: Int) { self.cards = cards }
}

struct Inline: View {
  @StateObject private var deck: Deck
  init(cards: Int) {
    let count = cards * 2
    _deck = StateObject(wrappedValue: Deck(cards: count))
  }
  var body: some View { Text("\(deck.cards)") }
}

struct Thunk: View {
  @StateObject private var deck: Deck
  @StateObject private var other: Deck
  init(deck: @autoclosure @escaping () -> Deck, other: @escaping () -> Deck) {
    _deck = StateObject(wrappedValue: deck())
    _other = StateObject(wrappedValue: other())
  }
  var body: some View { Text("\(deck.cards)\(other.cards)") }
}

/// The caller decides.
struct Given: View {
  @StateObject private var deck: Deck
  init(deck: Deck) { _deck = StateObject(wrappedValue: deck) }
  var body: some View { Text("\(deck.cards)") }
}

struct Shared: View {
  @StateObject private var deck: Deck
  init() {
    let deck = Deck.shared
    _deck = StateObject(wrappedValue: deck)
  }
  var body: some View { Text("\(deck.cards)") }
}

/// Made once.
@main
struct Casino: App {
  @StateObject private var deck: Deck
  init() {
    let deck = Deck(cards: 52)
    _deck = StateObject(wrappedValue: deck)
  }
  var body: some Scene { WindowGroup { Inline(cards: deck.cards) } }
}
