// with: strict
import SwiftUI

struct Lamp: View {
  @State private var isOn = false
  var body: some View { Toggle("On", isOn: $isOn) }
}

// One lamp cannot take the place of both by a value alone, so only strict mode reports these.

struct Room: View {
  @State private var isDark = false
  var body: some View {
    VStack {
      Toggle("Dark", isOn: $isDark)
      // It would no longer act when the condition turns true.
      if isDark { Lamp().onAppear { isDark = false } } else { Lamp() }  // expect: `Lamp`
      // Nothing is neutral.
      if isDark { Lamp().drawingGroup() } else { Lamp() }  // expect: `Lamp`
    }
  }
}
