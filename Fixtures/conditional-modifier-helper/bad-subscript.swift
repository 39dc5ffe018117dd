import SwiftUI

extension View {
  subscript<Result: View>(flag: Bool, change: (Self) -> Result) -> some View {  // expect: warning: gives back `self`
    Group {
      if flag { change(self) } else { self }
    }
  }

  @ViewBuilder
  subscript(faded isFaded: Bool) -> some View {  // expect: warning: gives back `self`
    if isFaded { opacity(0.4) } else { self }
  }
}
