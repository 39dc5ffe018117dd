import SwiftUI

/// The closure changes nothing, so nothing is animated.
struct Menu2: View {
  @State private var isShown = false
  var body: some View {
    Button("Show") { isShown.toggle() }
    if isShown {
      withAnimation { Text("Menu").padding() }
    }
  }
}
