import SwiftUI

extension View {
  @ViewBuilder func changed<V: View>(_ isOn: Bool, by change: (Self) -> V) -> some View {  // expect: conditional-modifier-helper:
    if isOn { change(self) } else { self }
  }
}

struct Plank: View {
  @State private var isLong = false
  @State private var isMarked = false
  var body: some View {
    Rectangle()
      .frame(width: isLong ? 100 : nil).onTapGesture { withAnimation { isLong.toggle(); isMarked.toggle() } }
      .changed(isMarked) { $0.border(Color.red) }  // expect: conditional-modifier-use: frame
  }
}
