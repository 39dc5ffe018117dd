import SwiftUI

struct Page: View {
  @State private var isOn = false; func changeIsOn() { withAnimation { isOn.toggle() } }

  var body: some View {
    Text("Hello").modifier(Tint(isOn: isOn))  // note: `Tint` is applied here
    Text("All").modifier(Ruled(hasRule: true))
    Text("None").modifier(Ruled())
  }
}
