import SwiftUI

/// Nothing tracks the bounds of the screen. The size class changes with them, and evaluates the view again.
struct Banner: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  var body: some View {
    Text("Welcome").frame(width: UIScreen.main.bounds.width / 2)
  }
}
