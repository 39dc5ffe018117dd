import SwiftUI

struct Chip: View {
  let title: String
  @State private var note = ""
  var body: some View { TextField(title, text: $note) }
}

// Shapes of different types.
struct Chips: View {
  @State private var isRound = false
  var body: some View {
    if isRound {  // expect: both branches show `Chip` and differ only in `.background`  // help: write one `Chip` with one `.background`, and let an `AnyShape` hold the shape that the condition chooses
      Chip(title: "a").background(Color.gray, in: Circle())
    } else {
      Chip(title: "a").background(Color.gray, in: Capsule())
    }
    Button("Round") { isRound.toggle() }
  }
}
