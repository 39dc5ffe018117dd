import SwiftUI

extension View {
  /// What a closure makes of `self` is bound by `if let`, which is not followed.
  @ViewBuilder func modify<Other: View>(_ transform: (Self) -> Other?) -> some View {
    if let view = transform(self), !(view is EmptyView) { view } else { self }
  }

  /// `self` goes on through a call without it.
  @ViewBuilder func decorated(_ decorations: [(AnyView) -> AnyView]) -> some View {
    if decorations.isEmpty { self } else { decorations.reduce(erased()) { $1($0) } }
  }

  func erased() -> AnyView { AnyView(self) }
}
