import SwiftUI

@main
struct Shop: App {
  var body: some Scene { WindowGroup { Home() } }
}

final class Store: ObservableObject {
  @Published var themes: [String] = []
  func refresh() { print(themes) }
  // No code calls it.
  func loadThemes() { themes = ["Light"] }
}

struct Home: View {
  @StateObject private var store = Store()
  var body: some View {
    Text(store.themes.joined())
    Tools(store: store)
  }
}

struct Tools: View {
  @ObservedObject var store: Store
  var body: some View { Button("Refresh") { store.refresh() } }
}
