import SwiftUI

final class Deck: ObservableObject {
  let cards: Int
  init(cards: Int) { self.cards = cards }
}

final class Hand: ObservableObject {
  init(deck: Deck) {}
}

struct Game: View {
  @StateObject private var deck: Deck
  @StateObject private var hand: Hand
  @StateObject private var spare: Deck

  init(cards: Int) {
    let deck = Deck(cards: cards)  // note: the `Deck` is created here
    _deck = StateObject(wrappedValue: deck)  // expect: info: `Game.init` creates the `Deck` of `deck`
    _hand = StateObject(wrappedValue: Hand(deck: deck))
    let spare = Self.makeDeck()
    self._spare = .init(wrappedValue: spare)  // expect: `Game.init` creates the `Deck` of `spare` before `@StateObject` can defer it; every instance but the first is discarded
  }

  private static func makeDeck() -> Deck { Deck(cards: 2) }  // note: `makeDeck` returns a new `Deck`

  var body: some View { Text("\(deck.cards)\(spare.cards)") }
}

struct Table: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 }; Game(cards: 32) }  // note: `Table.body` creates `Game` here
}

struct Dealt: ViewModifier {
  @StateObject private var deck: Deck
  init() {
    let made: Deck = .init(cards: 52)
    _deck = StateObject(wrappedValue: made)  // expect: `Dealt.init`
  }
  func body(content: Content) -> some View { content }
}
