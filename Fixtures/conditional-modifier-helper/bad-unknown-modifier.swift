// with: strict
import SwiftUI

#if canImport(Highlighting)
  import Highlighting

  extension View {
    @ViewBuilder func highlighted(_ isHighlighted: Bool) -> some View {  // expect: `highlighted` returns `self` unchanged in one branch and modified in another
      if isHighlighted { self.highlighted() } else { self }
    }
  }
#endif
