import SwiftUI

struct Root: View {
  var body: some View {
    AnyView(
      NavigationView {
        Text("Root")
      })
  }
}
