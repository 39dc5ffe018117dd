import SwiftUI

extension View {
  /// The helper that nearly every code base has.
  @ViewBuilder func applyIf<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}

/// Dims what is out of date.
struct Faded: ViewModifier {
  let isFaded: Bool

  func body(content: Content) -> some View {
    if isFaded {
      content.opacity(0.4)
    } else {
      content
    }
  }
}
