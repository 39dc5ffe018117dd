// with: strict
import SwiftUI

enum Poster { case wide, tall }

extension View {
  @ViewBuilder func framed(_ poster: Poster) -> some View {  // expect: `framed` returns different views of `self` in its branches
    switch poster {
    case .wide:
      aspectRatio(2, contentMode: .fit)
        #if !os(tvOS)
          .border(.gray)
        #endif
    case .tall:
      scaledToFit()
        #if os(iOS)
          .border(.gray)
        #endif
    }
  }
}
