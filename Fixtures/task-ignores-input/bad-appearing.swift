import SwiftUI

final class Store: ObservableObject {
  @Published var text = ""
  func load(_ id: Int) { text = "\(id)" }
  func fetch(_ id: Int) async -> String { "" }
}

struct Page: View {
  let id: Int
  @StateObject private var store = Store()
  var body: some View {
    Text(store.text)
      .onAppear { store.load(id) }  // expect: info: `.onAppear` does not run again
  }
}

struct Named: View {
  let id: Int
  @StateObject private var store = Store()
  var body: some View {
    Text(store.text)
      .onAppear(perform: load)  // expect: info: `.onAppear` does not run again
  }
  private func load() { Task { store.text = await store.fetch(id) } }
}

struct Ahead: View {
  let id: Int
  @StateObject private var store = Store()
  @State private var text = ""
  var body: some View {
    Text(text)
      .task {  // expect: info: `.task` does not run again
        async let fetched = store.fetch(id)
        text = await fetched
      }
  }
}

struct Album: View {
  @State private var id = 1
  var body: some View {
    Button("Next") { id += 1 }
    Page(id: id)
    Named(id: id)
    Ahead(id: id)
  }
}
