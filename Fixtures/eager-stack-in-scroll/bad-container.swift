// The view puts its content into a stack, which builds all rows.
// with: strict
import SwiftUI

struct Note: Identifiable {
  let id: Int
  let text: String
}

struct Pile<Content: View>: View {
  let spacing: Double
  @ViewBuilder let content: () -> Content
  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      content()
    }
    .padding()
  }
}

struct Notes: View {
  @State private var notes: [Note] = []
  let load: () async -> [Note]
  var body: some View {
    ScrollView {
      Pile(spacing: 4) {  // expect: a `Pile` in a `ScrollView` builds every row of `notes` at once
        ForEach(notes) { Text($0.text) }  // note: the rows
      }
    }
    .task { notes += await load() }
  }
}
