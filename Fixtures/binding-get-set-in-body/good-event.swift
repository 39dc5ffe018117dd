import SwiftUI

/// The setter does more than the getter shows.
struct Dose: View {
  @State private var amount = 0.0
  @State private var edited = Date.distantPast
  var body: some View {
    Slider(
      value: Binding(
        get: { amount },
        set: {
          edited = Date()
          amount = $0
        }))
    Text(edited, style: .time)
  }
}
