import SwiftUI

/// Nothing scrolls, and there are three rows at most.
struct Pile: View {
  let cards: [String]
  var body: some View {
    let limit = min(3, cards.count)
    LazyVStack {
      ForEach(cards[..<limit], id: \.self) { card in
        Text(card).background(GeometryReader { proxy in Color.clear.preference(key: Width.self, value: proxy.size.width) })
      }
    }
  }
}

struct Width: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
}
