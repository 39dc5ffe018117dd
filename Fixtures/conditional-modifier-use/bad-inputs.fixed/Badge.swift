import SwiftUI

extension View {
  @ViewBuilder
  func when<Result: View>(_ flag: Bool, _ change: (Self) -> Result) -> some View {
    if flag { change(self) } else { self }
  }
}

struct Badge: View {
  let isLarge: Bool
  let isNew: Bool

  var body: some View {
    Circle()
      .frame(width: isLarge ? 80 : nil)
      .opacity(isNew ? 0.5 : 1)  // expect: warning: `.when(isNew)`
  }
}
