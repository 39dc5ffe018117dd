import SwiftUI

// The package needs the systems that the condition asks for.

struct Pulse: View {
  @State private var isOn = false
  var body: some View {
    if #available(iOS 15.0, *) {
      Text("A").opacity(isOn ? 1 : 0).animation(.default, value: isOn)
    } else {
      Text("A").opacity(isOn ? 1 : 0).animation(.default)
    }
  }
}
