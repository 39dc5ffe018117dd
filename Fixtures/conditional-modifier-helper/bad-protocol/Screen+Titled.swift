import SwiftUI

extension Screen {
  @ViewBuilder
  func titled(_ isTitled: Bool) -> some View {  // expect: `titled` gives back `self`
    if isTitled { navigationTitle(title) } else { self }  // note: the branch
  }
}
