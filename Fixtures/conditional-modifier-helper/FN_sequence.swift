import SwiftUI

extension View {
  // Two conditions; exactly one of them holds: the same swap, written as two.
  @ViewBuilder
  func maybe<Result: View>(_ flag: Bool, change: (Self) -> Result) -> some View {
    if flag { change(self) }
    if !flag { self }
  }

  // The closure decides by giving back nil.
  @ViewBuilder
  func optionally(@ViewBuilder _ change: (Self) -> (some View)?) -> some View {
    if let changed = change(self) { changed } else { self }
  }

  // An erased variable.
  func collected(_ flag: Bool) -> AnyView {
    var view = AnyView(self)
    if flag { view = AnyView(view.padding()) }
    return view
  }
}
