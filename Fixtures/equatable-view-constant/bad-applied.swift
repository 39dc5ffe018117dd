import SwiftUI

/// SwiftUI asks it.
struct Dial: View, Equatable {
  let level: Double
  static func == (lhs: Dial, rhs: Dial) -> Bool { true }  // expect: warning: `==` of `Dial` is always `true`
  var body: some View { Text("\(level)") }
}

struct Dials: View {
  @State private var level = 0.0
  var body: some View {
    Dial(level: level).equatable()
    Slider(value: $level)
  }
}
