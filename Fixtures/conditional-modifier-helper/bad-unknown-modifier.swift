import SwiftUI

#if canImport(Highlighting)
  import Highlighting

  extension View {
    @ViewBuilder func highlighted(_ isHighlighted: Bool) -> some View {  // expect: gives back `self`
      if isHighlighted { self.highlighted() } else { self }
    }
  }
#endif
