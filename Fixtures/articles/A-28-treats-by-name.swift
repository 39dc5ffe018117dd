import SwiftUI

struct Snack {
  var name: String
  var emoji: String
  var bestBefore: Date
  var serialNumber: Int
}

struct Pantry: View {
  let snacks: [Snack]
  var body: some View {
    VStack {
      ForEach(snacks, id: \.name) { Text($0.emoji) }  // expect: non-unique-id: info: `name` may repeat in `snacks`
      ForEach(snacks, id: \.serialNumber) { Text($0.emoji) }
    }
  }
}
