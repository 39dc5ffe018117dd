import SwiftUI

struct Cake: View {
  var body: some View { Image(systemName: "birthday.cake") }
}

struct Bakery: View {
  @State var isRound: Bool = false  // expect: private-state: isRound
  var body: some View {
    VStack {
      if isRound { Cake().cornerRadius(25) } else { Cake().cornerRadius(0) }  // expect: same-view-in-branches: `Cake`
      Cake().cornerRadius(isRound ? 25 : 0)
      Toggle("Round", isOn: $isRound.animation()).fixedSize()
    }
  }
}
