import SwiftUI

final class Store: ObservableObject {
  @Published var title = ""
  static func sample() -> Store { Store() }
}

/// A local of the same name, which a clause of `#if` declares.
struct Shelf: View {
  @StateObject private var store: Store
  init() {
    #if DEBUG
      let store = CommandLine.arguments.isEmpty ? Store.sample() : Store()
    #else
      let store = Store()
    #endif
    store.title = "Shelf"
    _store = StateObject(wrappedValue: store)
  }
  var body: some View { Text(store.title) }
}
