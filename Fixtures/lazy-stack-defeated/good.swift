import SwiftUI

struct River: Identifiable {
  let id: Int
  let name: String
}

struct Rivers: View {
  @State private var rivers: [River] = []
  let fish: [String]
  var body: some View {
    ScrollView {
      LazyVStack {
        // A header beside the rows.
        VStack { Text("Rivers"); ForEach(0..<3) { Text("\($0)") } }
        ForEach(rivers) { river in
          VStack { ForEach(rivers) { Text($0.name + river.name) } }
        }
      }
      // A row of its own.
      LazyVStack {
        Section("Fish") { ForEach(rivers) { Text($0.name) } }
        HStack { ForEach(rivers) { Text($0.name) } }
      }
      // Always the same.
      LazyVStack { VStack { ForEach(["a", "b"], id: \.self) { Text($0) } } }
      // Another way.
      ScrollView(.horizontal) { LazyHStack { ForEach(rivers) { Text($0.name) } } }
      // A height of its own.
      List(rivers) { Text($0.name) }.frame(height: 300)
      ScrollView { Text("a") }.frame(maxHeight: 200)
      // Across.
      LazyVStack { ForEach(rivers) { Text($0.name) } }.fixedSize(horizontal: true, vertical: false)
      // It is unknown on what it runs: on a Mac it does not scroll.
      Form { Text("a") }
      // Shown elsewhere.
      Text("a").sheet(isPresented: .constant(true)) { List(rivers) { Text($0.name) } }
    }
    ViewThatFits {
      ScrollView { LazyVStack { ForEach(rivers) { Text($0.name) } } }
      Text("a")
    }
    // Ten keys, and nothing to scroll.
    LazyVGrid(columns: [GridItem(), GridItem()]) {
      ForEach(0..<10) { Text("\($0)") }
    }
  }
}

/// What it does with its content is its own affair.
struct Frame<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { ScrollView { content } }
}

struct Framed: View {
  @State private var rivers: [River] = []
  var body: some View {
    Frame { LazyVStack { ForEach(rivers) { Text($0.name) } } }
  }
}

struct Start: View {
  var body: some View {
    Framed()
    Rivers(fish: [])
  }
}
