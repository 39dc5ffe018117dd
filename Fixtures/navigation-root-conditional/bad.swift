// with: strict
import SwiftUI

struct Library: View { var body: some View { List { NavigationLink("One", value: 1) } } }
struct Store: View { var body: some View { List { NavigationLink("Two", value: 2) } } }

struct Home: View {
  @State private var path: [Int] = []
  @State private var isStore = false
  var body: some View {
    NavigationStack(path: $path) { // note: keeps its path
      if isStore { // expect: info: the root of `NavigationStack` changes between `Store` and `Library` while `$path` keeps the pushed screens
        Store()
          .navigationDestination(for: Int.self) { Text("\($0)") } // note: this destination exists in one branch only
      } else {
        Library()
      }
    }
    .onTapGesture { isStore.toggle() }
  }
}

enum Area { case library, store, none }

struct Areas: View {
  @State private var path = NavigationPath()
  let area: Area
  var body: some View {
    NavigationSplitView {
      Text("Areas")
    } detail: {
      NavigationStack(path: $path) {
        Group {
          switch area { // expect: changes between `Library` and `Store`
          case .library: Library()
          case .store: Store()
          case .none: ContentUnavailableView("Nothing", systemImage: "tray")
          }
        }
        .navigationTitle("Area")
      }
    }
  }
}

// Through a property.
struct Wrapped: View {
  @State private var path: [Int] = []
  @State private var isStore = false
  var body: some View {
    NavigationStack(path: $path) {
      root.toolbar { Button("Store") { isStore.toggle() } }
    }
  }
  @ViewBuilder private var root: some View {
    if isStore { Store() } else { Library() } // expect: changes between `Store` and `Library`
  }
}
