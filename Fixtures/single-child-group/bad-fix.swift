import SwiftUI

struct Cover: View {
  let title: String
  private var subtitle: some View { Text("by nobody") }
  var body: some View {
    VStack {
      Group { subtitle } // expect: holds only `subtitle`
      Group { Text(title).bold() } // expect: holds only `Text`
        .font(.headline)
      Group { VStack { Text("a"); Text("b") } } // expect: holds only `VStack`
    }
  }
}
