import SwiftUI

#if os(tvOS) || os(watchOS)
  extension View {
    /// There is no pointer on these systems. On all others SwiftUI has a modifier of this name, which keeps the closure.
    func onHover(perform action: (Bool) -> Void) -> some View { self }
  }
#endif

struct Pebble: View {
  @State private var isHovering = false

  var body: some View {
    Circle()
      .opacity(isHovering ? 1 : 0.5)
      .onHover { isHovering = $0 }
  }
}
