import SwiftUI

struct Home: View {
  @State private var tab = UUID()
  @State private var volume = 0.5

  var body: some View {
    // A comment says that it is meant; it is the same all the same.
    TabView(selection: $tab) {
      Tab("News", systemImage: "tray", value: UUID()) { Text("News") }  // expect: error:
      Tab("More", systemImage: "ellipsis", value: tab) {
        // Force the list to be drawn again.
        List { Text("More") }.id(UUID())  // expect: warning: `.id(UUID())`
      }
    }
    .symbolEffect(.pulse, value: Int.random(in: 0...3))  // expect: info:
    .onChange(of: UUID()) { volume = 0 }  // expect: warning:
    .task(id: UUID()) { volume = 1 }  // expect: warning:
  }

  private var grouped: some View {
    Text("a").containerValue(\.order, Int.random(in: 0...9))  // expect: info:
  }
}

extension ContainerValues {
  @Entry var order = 0
}
