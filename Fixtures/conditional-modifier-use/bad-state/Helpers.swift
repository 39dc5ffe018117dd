import SwiftUI

extension View {
  @ViewBuilder
  func when<Result: View>(_ flag: Bool, @ViewBuilder _ change: (Self) -> Result) -> some View {  // note: `when` branches here
    if flag {
      change(self)
    } else {
      self
    }
  }
}
