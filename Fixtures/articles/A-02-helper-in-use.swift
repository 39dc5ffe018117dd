import SwiftUI

extension View {
  @ViewBuilder func changed<V: View>(when isOn: Bool, by change: (Self) -> V) -> some View {  // expect: conditional-modifier-helper:
    if isOn { change(self) } else { self }
  }
}

struct Bar: View {
  @State private var isLong = false
  var body: some View {
    VStack {
      Rectangle().changed(when: isLong, by: { $0.frame(width: 100) })  // expect: conditional-modifier-use: `.changed(isLong)` replaces `Rectangle` with a different view when `isLong` changes
      Rectangle().frame(width: isLong ? 100 : nil).onTapGesture { withAnimation { isLong.toggle() } }
    }
  }
}
