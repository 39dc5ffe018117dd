import SwiftUI

struct Lamp: View {
  var watts = 40
  @State private var heat = 0.0
  var body: some View { Color.yellow.opacity(heat) }
}

struct Room: View {
  @Binding var isDark: Bool

  var body: some View {
    VStack {
      if isDark {  // expect: `Lamp`
        Lamp().opacity(0.2)
      } else {
        Lamp().opacity(0.9)
      }
      if isDark { Lamp().padding(8) } else { Lamp() }  // expect: `Lamp`
      if isDark {  // expect: `Lamp`
        Lamp(
          watts: 60
        )
        .frame(width: 100)
      } else {
        Lamp(
          watts: 60
        )
      }
      if isDark { Lamp(watts: 20) } else { Lamp(watts: 60) }  // expect: `Lamp`
      // No edit: it would lose the comment.
      if isDark {  // expect: `Lamp`
        // a night light
        Lamp().opacity(0.2)
      } else {
        Lamp()
      }
      // No edit: nothing is neutral.
      if isDark { Lamp().drawingGroup() } else { Lamp() }  // expect: `Lamp`
    }
  }
}
