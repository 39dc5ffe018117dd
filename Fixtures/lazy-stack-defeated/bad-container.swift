import SwiftUI

struct Note: Identifiable {
  let id: Int
  let text: String
}

struct Pile<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { VStack { content() } }
}

struct Notes: View {
  @State private var notes: [Note] = []
  let load: () async -> [Note]
  var body: some View {
    ScrollView {
      LazyVStack {  // expect: the rows of `notes` are inside a `Pile`, which the `LazyVStack` builds as one child
        Pile {  // note: puts the rows into one stack
          ForEach(notes) { Text($0.text) }
        }
      }
    }
    .task { notes += await load() }
  }
}
