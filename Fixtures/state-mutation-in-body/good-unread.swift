import SwiftUI

/// No body reads the state, so that a write evaluates none.
struct Watch: ViewModifier {
  let tell: (Bool) -> Void
  @State private var isOnScreen = false {
    didSet { if isOnScreen != oldValue { tell(isOnScreen) } }
  }

  func body(content: Content) -> some View {
    content.background(GeometryReader { proxy in see(proxy.size.width > 0) })
  }

  private func see(_ isVisible: Bool) -> Color {
    DispatchQueue.main.async { isOnScreen = isVisible }
    return Color.clear
  }
}
