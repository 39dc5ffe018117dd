import SwiftUI

struct Switch: View {
  @Binding var isLarge: Bool
  var body: some View { Toggle("Large", isOn: $isLarge) }
}

/// Its switch writes the binding.
struct Settings: View {
  @Binding var isLarge: Bool
  var body: some View { Switch(isLarge: $isLarge) }
}

struct Home: View {
  @State private var isLarge = false
  var body: some View {
    Toggle("Large", isOn: $isLarge)
    Settings(isLarge: .constant(isLarge))  // expect: cannot change `isLarge`
  }
}
