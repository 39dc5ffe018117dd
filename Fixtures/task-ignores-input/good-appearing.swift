import SwiftUI

final class Store: ObservableObject {
  @Published var text = ""
  func load(_ id: Int) { text = "\(id)" }
  func note(_ id: Int) {}
}

// No loading: it is told once that the view was seen.
struct Seen: View {
  let id: Int
  @StateObject private var store = Store()
  var body: some View { Text(store.text).onAppear { store.note(id) } }
}

struct Again: View {
  let id: Int
  @StateObject private var store = Store()
  var body: some View {
    Text(store.text)
      .onAppear { store.load(id) }
      .onChange(of: id) { store.load(id) }
  }
}

// No caller passes another one.
struct Fixed: View {
  let id: Int
  @StateObject private var store = Store()
  var body: some View { Text(store.text).onAppear { store.load(id) } }
}

struct Album: View {
  @State private var id = 1
  var body: some View {
    Button("Next") { id += 1 }
    Seen(id: id)
    Again(id: id)
    Fixed(id: 3)
  }
}
