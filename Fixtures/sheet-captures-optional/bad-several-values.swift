import SwiftUI

/// One of the values in a capture list would leave the other one outdated.
struct Chest: View {
  @State private var isShown = false
  @State private var label: String?
  @State private var key: String?

  var body: some View {
    Button("Open") {
      label = "Red"
      key = "r1"
      isShown = true
    }
    .sheet(isPresented: $isShown) {  // expect: the `sheet` can show an outdated `label`  // expect: the `sheet` can show an outdated `key`  // help: keep what is set together in one value, and present it with `.sheet(item:)`
      Text(label ?? "")
      Text(key ?? "")
    }
  }
}
