import SwiftUI

struct Meter: View {
  let level: Double
  @State private var peak = 0.0
  private func note() -> Double {
    if level > 0.5 {
      Task { peak = level * 2 }  // expect: info: each evaluation of `Meter.body` that reaches it writes `@State peak` after the update
    }
    return peak
  }
  var body: some View { Text("\(note())") }
}
