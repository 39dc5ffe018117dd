import SwiftUI

/// The modifier asks only whether there is a name. Another name is the same branch.
extension View {
  @ViewBuilder
  func named(_ name: String?) -> some View {
    if let name { accessibilityIdentifier(name) } else { self }
  }
}

struct Card: View {
  let title: String
  @State private var note = ""
  var body: some View { TextField(title, text: $note) }
}

struct Cards: View {
  @State private var count = 0
  @State private var name = "first"
  var body: some View {
    VStack {
      Card(title: "a").named("card \(count)")
      Card(title: "b").named(name)
      Button("Next") {
        count += 1
        name = "next"
      }
    }
  }
}
