import SwiftUI

struct Dial: View {
  @State private var turn = 0.0
  let tint: Color
  var body: some View { Circle().fill(tint).rotationEffect(.degrees(turn)) }
}

struct Dashboard: View {
  @Binding var isNight: Bool
  var body: some View {
    HStack {
      if isNight { Dial(tint: .red).opacity(0.4) } else { Dial(tint: .red) }
   // ^~ expect: warning: both branches show `Dial`
    }
  }
}
