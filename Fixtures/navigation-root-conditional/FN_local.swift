import SwiftUI

struct Library: View { var body: some View { List { NavigationLink("One", value: 1) } } }
struct Store: View { var body: some View { List { NavigationLink("Two", value: 2) } } }

// Not found: the tree of a body ends at a local that holds a view.
struct Home: View {
  @State private var path: [Int] = []
  @State private var isStore = false
  var body: some View {
    let stack = NavigationStack(path: $path) {
      if isStore { Store() } else { Library() }
    }
    return stack.onTapGesture { isStore.toggle() }
  }
}
