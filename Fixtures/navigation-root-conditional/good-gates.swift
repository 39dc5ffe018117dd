import SwiftUI

struct Library: View { var body: some View { List { NavigationLink("One", value: 1) } } }
struct Login: View { var body: some View { Button("Log in") {} } }

// A gate outside of the stack.
struct App2: View {
  @State private var isLoggedIn = false
  @State private var path: [Int] = []
  var body: some View {
    Group {
      if isLoggedIn {
        NavigationStack(path: $path) {
          Library().navigationDestination(for: Int.self) { Text("\($0)") }
        }
      } else {
        Login()
      }
    }
    .onTapGesture { isLoggedIn.toggle() }
  }
}
