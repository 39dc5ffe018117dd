import SwiftUI

struct Cover: View {
  let title: String
  private var subtitle: some View { Text("by nobody") }
  var body: some View {
    VStack {
      subtitle // expect: holds only `subtitle`
      Text(title).bold() // expect: holds only `Text`
        .font(.headline)
      VStack { Text("a"); Text("b") } // expect: holds only `VStack`
    }
  }
}
