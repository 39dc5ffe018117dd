// Not found: no view tree is built for a subscript.
import SwiftUI

extension View {
  subscript<Result: View>(flag: Bool, change: (Self) -> Result) -> some View {
    Group {
      if flag { change(self) } else { self }
    }
  }

  @ViewBuilder
  subscript(faded isFaded: Bool) -> some View {
    if isFaded { opacity(0.4) } else { self }
  }
}
