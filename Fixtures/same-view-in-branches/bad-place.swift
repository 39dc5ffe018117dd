import SwiftUI

struct Dial: View {
  @State private var turn = 0.0
  let tint: Color
  var body: some View { Circle().fill(tint).rotationEffect(.degrees(turn)).onTapGesture { turn += 1 } }
}

struct Dashboard: View {
  @Binding var isNight: Bool
  var body: some View {
    HStack {
      Toggle("Night", isOn: $isNight)
      if isNight { Dial(tint: .red).opacity(0.4) } else { Dial(tint: .red) }
   // ^~ expect: info: both branches show `Dial`
    }
  }
}
