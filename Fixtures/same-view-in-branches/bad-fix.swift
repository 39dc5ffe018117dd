import SwiftUI

struct Lamp: View {
  var watts = 40
  @State private var heat = 0.0
  func changeHeat() { heat += 1 }
  var body: some View { Color.yellow.opacity(heat) }
}

struct Room: View {
  @Binding var isDark: Bool
  func flipIsDark() { isDark.toggle() }
  @State var size: CGFloat?
  func clearSize() { size = nil }

  var body: some View {
    VStack {
      if isDark { Lamp().opacity(0.2) } else { Lamp().opacity(0.9) }  // expect: `Lamp`
      if isDark { Lamp().padding(8) } else { Lamp() }  // expect: `Lamp`
      if isDark { Lamp().frame(width: 100).bold() } else { Lamp().bold() }  // expect: `Lamp`
      if let size { Lamp().frame(width: size) } else { Lamp() }  // expect: `Lamp`
      if isDark { Lamp() } else { Lamp() }  // expect: the same `Lamp`
      if isDark { Lamp(watts: 20) } else { Lamp(watts: 60) }  // expect: `Lamp`
      if isDark && size != nil { Lamp(watts: 20).bold() } else { Lamp(watts: isDark ? 1 : 2).bold() }  // expect: `Lamp`
      // No edit: a choice between values of several lines is hard to read.
      if isDark {  // expect: `Lamp`
        Lamp(
          watts: 20
            + 40)
      } else {
        Lamp(watts: 60)
      }
      // No edit: it would lose the comment.
      if isDark {  // expect: `Lamp`
        // a night light
        Lamp().opacity(0.2)
      } else {
        Lamp()
      }
    }
  }
}
