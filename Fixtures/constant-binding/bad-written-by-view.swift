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
