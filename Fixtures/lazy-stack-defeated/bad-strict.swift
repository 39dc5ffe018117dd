import SwiftUI

// with: strict

struct Fields7: View {
  var body: some View {
    ScrollView {
      Form { Text("a") }  // expect: info: `Form` is inside a `ScrollView`
    }
  }
}
