import SwiftUI

struct Cover: View {
  let title: String
  var body: some View {
    VStack {
      Group { // expect: info: `Group` holds only `Text`
        Text(title) // note: the only view
          .bold()
      }
      .font(.headline)
      Group { // expect: `Color`
        // A comment that must not get lost: no fix.
        Color.red
      }
    }
  }

  @ViewBuilder private var footer: some View {
    Group { // expect: `Cover`
      Cover(title: "Inside")
    }
  }
}
