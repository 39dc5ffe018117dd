// with: strict
import SwiftUI

struct Note: Identifiable {
  let id: Int
  let text: String
}

struct Pile<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { LazyVStack { content() } }
}

struct Deck<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { ZStack { content() } }
}

struct Twice<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View {
    VStack { content() }
    VStack { content() }
  }
}

struct Notes: View {
  @State private var notes: [Note] = []
  let load: () async -> [Note]
  var body: some View {
    ScrollView {
      Pile { ForEach(notes) { Text($0.text) } }
      Deck { ForEach(notes) { Text($0.text) } }
      Twice { ForEach(notes) { Text($0.text) } }
    }
    .task { notes += await load() }
  }
}
