import SwiftUI

struct Root: View {
  var body: some View {
    AnyView(  // expect: any-view:
      NavigationView {
        Text("Root")
      })
  }
}
