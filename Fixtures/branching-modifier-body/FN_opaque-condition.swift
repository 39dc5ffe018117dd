import SwiftUI

enum Theme {
  // Changes while the program runs, and no view can tell.
  static var isDark = false
}

struct Darkened: ViewModifier {
  func body(content: Content) -> some View {
    if Theme.isDark { content.brightness(-0.2) } else { content }
  }
}
