// with: strict
import SwiftUI

extension Screen {
  @ViewBuilder
  func titled(_ isTitled: Bool) -> some View {  // expect: `titled` returns `self` unchanged in one branch and modified in another
    if isTitled { navigationTitle(title) } else { self }  // note: the branch
  }
}
