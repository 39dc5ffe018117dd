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
      .when(isLarge) { $0.frame(width: 80) }
      .when(isNew) { $0.opacity(0.5) }  // expect: info: `.when(isNew)`
  }
}
