import SwiftUI

final class Deck: ObservableObject {
  init(cards: Int) {}
  init(_ make: () -> Int) {}
}

struct Game: View {
  @StateObject private var deck: Deck
  init(cards: Int) {
    let deck = Deck(cards: cards)
    _deck = StateObject(wrappedValue: deck)  // expect: `Game.init` creates the `Deck` of `deck`
  }
  var body: some View { Text("Game") }
}

// No edit: the local has another use.
struct Twice: View {
  @StateObject private var deck: Deck
  private let other: Deck
  init(cards: Int) {
    let deck = Deck(cards: cards)
    other = deck
    _deck = StateObject(wrappedValue: deck)  // expect: `Twice.init` creates the `Deck` of `deck`
  }
  var body: some View { Text("Game") }
}

// No edit: a closure that is kept may not hold these.
struct Made: View {
  @StateObject private var deck: Deck
  init(make: () -> Int) {
    let deck = Deck(make)
    _deck = StateObject(wrappedValue: deck)  // expect: `Made.init` creates the `Deck` of `deck`
  }
  var body: some View { Text("Game") }
}

struct Counted: View {
  @StateObject private var deck: Deck
  private let cards: Int
  init(count: Int) {
    cards = count * 2
    let deck = Deck(cards: cards)
    _deck = StateObject(wrappedValue: deck)  // expect: `Counted.init` creates the `Deck` of `deck`
  }
  var body: some View { Text("Game") }
}
