import SwiftUI

struct Switch: View {
  @Binding var isLit: Bool
  var body: some View { Button("Light") { self.isLit = !isLit } }
}

struct Shop: View {
  @State private var isOpen = false
  var body: some View {
    Switch(isLit: .constant(isOpen))  // expect: cannot change `isOpen`
    Button("Open") { isOpen = true }
  }
}

final class Lamp: ObservableObject {
  @Published private(set) var isLit = false
  func light() { isLit = true }
}

/// No binding to the value exists outside of its class.
struct Room: View {
  @ObservedObject var lamp: Lamp
  var body: some View {
    Toggle("Light", isOn: .constant(lamp.isLit))  // expect: cannot change `lamp.isLit`  // help: pass a `Binding(get:set:)` that changes the source, or add `.disabled(true)` if the value is only shown
    Button("On") { lamp.light() }
  }
}
