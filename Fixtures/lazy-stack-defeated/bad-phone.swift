import SwiftUI

// with: iOS=17

// On a phone a form scrolls, on a Mac it does not.

struct Fields: View {
  var body: some View {
    ScrollView {
      Form { Text("a") }  // expect: warning: `Form` is inside a `ScrollView`
    }
  }
}
