// The caller made it, and owns it: advice only.
// with: strict
import SwiftUI

final class Deck: ObservableObject {
  init(cards: Int) {}
}

struct Given: View {
  @StateObject private var deck: Deck
  init(deck: Deck) {
    _deck = StateObject(wrappedValue: deck)  // expect: info: `@StateObject deck` keeps the first `deck`
  }
  var body: some View { Text("Given") }
}
