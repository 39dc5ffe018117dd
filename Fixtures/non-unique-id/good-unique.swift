import SwiftUI

enum Suit: String { case hearts, spades }
struct Card { let suit: Suit; let value: Int }
struct Entry { let id: Int; let name: String }

// Unique by what they come from.
struct Lists: View {
  let counts: [String: Int]
  let suits: [Suit]
  let entries: [Entry]

  var body: some View {
    ForEach(counts.sorted(by: { $0.value > $1.value }), id: \.key) { Text($0.key) }
    ForEach(Array(counts.keys), id: \.self) { Text($0) }
    ForEach(suits, id: \.self) { Text($0.rawValue) }
    ForEach(Array(Dictionary(grouping: entries, by: \.name).keys), id: \.self) { Text($0) }
    ForEach(Set(entries.map(\.name)).sorted(), id: \.self) { Text($0) }
  }
}
