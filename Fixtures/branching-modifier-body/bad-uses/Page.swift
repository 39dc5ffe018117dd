import SwiftUI

struct Page: View {
  @State private var isOn = false

  var body: some View {
    Text("Hello").modifier(Tint(isOn: isOn))  // note: `Tint` is applied here
    Text("All").modifier(Ruled(hasRule: true))  // note: `Ruled` is applied here
    Text("None").modifier(Ruled())
  }
}
