import SwiftUI

// The elements are plain texts, but the rows keep state, which stays behind when they move.

struct Checklist: View {
  let items: [String]

  var body: some View {
    List {
      ForEach(items.indices, id: \.self) { index in  // expect: identified by
        CheckRow(text: items[index])
      }
    }
  }
}

struct CheckRow: View {
  let text: String
  @State private var isDone = false

  var body: some View { Toggle(text, isOn: $isDone) }
}
