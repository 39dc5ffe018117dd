import SwiftUI

struct Card: View, Equatable {
  let title: String
  let count: Int
  nonisolated static func == (lhs: Card, rhs: Card) -> Bool { lhs.title == rhs.title && lhs.count == rhs.count }
  var body: some View { Text("\(title) \(count)") }
}

/// The caller of the helper applies it.
struct Shelf: View {
  let titles: [String]
  var body: some View {
    ForEach(titles, id: \.self) { card(for: $0).equatable() }
  }
  private func card(for title: String) -> Card { Card(title: title, count: title.count) }
}
