import SwiftUI

struct Line: View {
  @Binding var isLarge: Bool
  init(isLarge: Binding<Bool>) { _isLarge = isLarge }
  var body: some View { Text("Line").font(isLarge ? .title : .body) }
}

/// Neither the list nor its lines write the binding.
struct Lines: View {
  @Binding var isLarge: Bool
  var body: some View {
    Line(isLarge: $isLarge)
    Lines(isLarge: $isLarge)
  }
}

struct Home: View {
  @State private var isLarge = false
  var body: some View {
    Toggle("Large", isOn: $isLarge)
    Lines(isLarge: .constant(isLarge))
  }
}
