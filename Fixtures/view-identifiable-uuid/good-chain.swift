import SwiftUI

// The whole way is known, so the rule about stored ids speaks, with the places.
struct Chip: View, Identifiable {
  let id = UUID()
  let title: String
  var body: some View { Text(title) }
}

struct Chips: View {
  let titles: [String]
  var body: some View { HStack { ForEach(titles.map { Chip(title: $0) }) { $0 } } }
}
