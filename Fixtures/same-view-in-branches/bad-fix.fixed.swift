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
      Lamp().opacity(isDark ? 0.2 : 0.9)  // expect: `Lamp`
      Lamp().padding(isDark ? 8 : 0)  // expect: `Lamp`
      Lamp().frame(width: isDark ? 100 : nil).bold()  // expect: `Lamp`
      Lamp().frame(width: size)  // expect: `Lamp`
      if isDark { Lamp() } else { Lamp() }  // expect: the same `Lamp`
      Lamp(watts: isDark ? 20 : 60)  // expect: `Lamp`
      Lamp(watts: isDark && size != nil ? 20 : (isDark ? 1 : 2)).bold()  // expect: `Lamp`
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
