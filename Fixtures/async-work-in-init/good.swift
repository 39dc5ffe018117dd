import SwiftUI

final class Catalog: ObservableObject {
  init() { Task { await load() } }
  func load() async {}
}

@main
struct Shop: App {
  init() {
    UITableView.appearance().backgroundColor = .clear
    Task { await Catalog().load() }
  }
  var body: some Scene { WindowGroup { Shelf() } }
}

struct Shelf: View {
  @StateObject private var catalog = Catalog()
  @State private var plain = Catalog()
  private let reload: () -> Void
  private let given: () async -> Void

  init(catalog: Catalog = Catalog()) {
    _catalog = StateObject(wrappedValue: Catalog())
    reload = { Task { await catalog.load() } }
    given = { await catalog.load() }
  }

  var body: some View {
    Button("Reload", action: reload)
      .task { await given() }
      .onAppear { Task { await plain.load() } }
  }
}
