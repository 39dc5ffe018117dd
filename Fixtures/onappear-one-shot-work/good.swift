import SwiftUI

final class Catalog: ObservableObject {
  @Published var pages: [String] = []
  @Published var selection = ""
  @Published var seen: Set<String> = []

  func load() {
    guard pages.isEmpty else { return }
    Task { pages = await Self.all() }
  }
  func loadIfNeeded() { Task { pages = await Self.all() } }
  func loadMore() { Task { pages += await Self.all() } }
  func loader() { pages = [] }
  func loadStored() { pages = UserDefaults.standard.stringArray(forKey: "pages") ?? [] }
  func reload() { Task { pages = await Self.all() } }
  func loadPages() { Task { pages = await Self.all() } }
  static func all() async -> [String] { [] }
}

struct CatalogView: View {
  @ObservedObject var catalog: Catalog
  @State private var isLoaded = false
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      // It asks.
      Text("A").onAppear { catalog.load() }
      Text("B").onAppear { if catalog.pages.isEmpty { catalog.loadPages() } }
      Text("C").onAppear {
        guard !isLoaded else { return }
        isLoaded = true
        catalog.loadPages()
      }
      // The names say so.
      Text("D").onAppear { catalog.loadIfNeeded() }
      Text("E").onAppear { catalog.loadMore() }
      Text("F").onAppear { catalog.loader() }
      Text("G").onAppear { catalog.reload() }
      // The same again is the same.
      Text("H").onAppear {
        isFocused = true
        catalog.selection = "a"
        catalog.seen.insert("a")
      }
      // Reads again what is there.
      Text("K").onAppear { catalog.loadStored() }
      // Shown for the sake of it.
      if catalog.pages.isEmpty {
        ProgressView().onAppear { catalog.loadPages() }
      }
      // Stops with the view.
      Text("I").task { catalog.loadPages() }
      // What is not known may ask.
      Text("J").onAppear { loadEverything?() }
    }
  }

  private var loadEverything: (() -> Void)?
}
