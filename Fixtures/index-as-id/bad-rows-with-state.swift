// with: strict
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

struct Checklists: View {
  @State private var items = ["Tent"]
  var body: some View {
    Checklist(items: items)
    Button("More") { items.append("Rope") }
  }
}
