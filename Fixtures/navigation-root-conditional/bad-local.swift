import SwiftUI

struct Library: View { var body: some View { List { NavigationLink("One", value: 1) } } }
struct Store: View { var body: some View { List { NavigationLink("Two", value: 2) } } }

// A constant is where it is shown.
struct Home: View {
  @State private var path: [Int] = []
  @State private var isStore = false
  var body: some View {
    let stack = NavigationStack(path: $path) {
      if isStore { Store() } else { Library() }  // expect: info: the root of `NavigationStack` changes between `Store` and `Library` while `$path` keeps the pushed screens
    }
    return stack.onTapGesture { isStore.toggle() }
  }
}
