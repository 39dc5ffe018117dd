import SwiftUI

// The app shows the wrapper too.

@main struct Library: App {
  var body: some Scene { WindowGroup { SampleFrame() } }
}

final class ShelfStore: ObservableObject {
  @Published var titles: [String] = []
}

struct Shelf: View {
  @ObservedObject var store: ShelfStore
  var body: some View { List(store.titles, id: \.self) { Text($0) } }
}

private struct SampleShelf: View {
  let store: ShelfStore
  init(store: ShelfStore, count: Int) {
    self.store = store
    store.titles = (0..<count).map { "Title \($0)" } // expect: `SampleShelf.init` writes
  }
  var body: some View { Shelf(store: store) }
}

private struct SampleFrame: View {
  @State private var count = 3
  @State private var store = ShelfStore()
  var body: some View {
    SampleShelf(store: store, count: count)
    Stepper("Titles", value: $count)
  }
}


#Preview { SampleFrame() }
