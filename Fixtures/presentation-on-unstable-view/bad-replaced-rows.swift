// with: strict
import SwiftUI

struct Theme: Identifiable { let id: Int; let name: String }

@MainActor final class Store: ObservableObject {
  @Published var themes: [Theme] = []
  func search(_ text: String) async { themes = await found(text) }
  private func found(_ text: String) async -> [Theme] { await Task.yield(); return [] }
}

struct ThemeRow: View {
  let theme: Theme
  @State private var isOpen = false
  var body: some View {
    Button(theme.name) { isOpen = true }
      .sheet(isPresented: $isOpen) { Text(theme.name) }  // expect: info: `.sheet` is attached to a row of a `List`
  }
}

struct ThemeStore: View {
  @StateObject private var store = Store()
  var body: some View {
    List(store.themes) { ThemeRow(theme: $0) }
      .task { await store.search("") }
  }
}
