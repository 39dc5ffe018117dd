// with: strict
import SwiftUI

extension View {
  subscript<Result: View>(flag: Bool, change: (Self) -> Result) -> some View {  // expect: info: `subscript` returns `self` unchanged in one branch and modified in another
    Group {
      if flag { change(self) } else { self }
    }
  }

  @ViewBuilder
  subscript(faded isFaded: Bool) -> some View {  // expect: info: `subscript` returns `self` unchanged in one branch and modified in another
    if isFaded { opacity(0.4) } else { self }
  }
}
