import SwiftUI

/// The child compares itself, by the value of the binding.
struct Shade: View, Equatable {
  @Binding var level: Double
  nonisolated static func == (a: Shade, b: Shade) -> Bool { a.level == b.level }
  var body: some View { Text("\(level)") }
}

struct Window1: View {
  @State private var percent = 50
  @State private var isLit = false
  var body: some View {
    Button(isLit ? "Off" : "On") { isLit.toggle() }
    Shade(level: Binding(get: { Double(percent) }, set: { percent = Int($0) }))
    // A function builds its view with this one.
    row("Shade", value: Binding(get: { Double(percent) }, set: { percent = Int($0) }))
    Text("Window")
    Text("Room")
  }
  private func row(_ title: String, value: Binding<Double>) -> some View {
    HStack {
      Text(title)
      Slider(value: value, in: 0...100)
    }
  }
}
