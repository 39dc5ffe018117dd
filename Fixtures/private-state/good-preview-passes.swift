import SwiftUI

// The preview shows the alert, which it could not if the property were private.
struct Pairing: View {
  @State var isLost = false
  let name: String
  var body: some View {
    Button(name) { isLost = true }
      .alert("The other device is gone", isPresented: $isLost) {}
  }
}

#Preview("Lost") {
  Pairing(isLost: true, name: "Kitchen")
}
