import SwiftUI

struct Pulse: View {
  @State private var isOn = false
  @State private var isLarge = false
  var body: some View {
    if #available(iOS 17.0, macOS 14, *) {
      Toggle("A", isOn: $isOn).opacity(isOn ? 1 : 0.5).animation(.default, value: isOn)
    } else {
      Toggle("A", isOn: $isOn).opacity(isOn ? 1 : 0.5).animation(.default)  // expect: info:
    }
    if #available(iOS 15, *), isLarge {
      Text("B")
    } else {
      Toggle("B", isOn: $isLarge).opacity(isLarge ? 1 : 0.5).animation(.default)  // expect: info:
    }
  }
}
