import AppKit
import SwiftUI

struct Leaf: View { var body: some View { Circle() } }

// Outside of SwiftUI's tree.
final class Windows {
  let controller = NSHostingController(rootView: AnyView(Leaf()))
  let view = NSHostingView(rootView: AnyView(Leaf()))

  func show() {
    controller.rootView = AnyView(Leaf())
    view.rootView = AnyView(Leaf())
  }
}

// Another eraser.
struct Swing: View {
  let isFast: Bool
  private var gesture: AnyGesture<Void> {
    isFast ? AnyGesture(TapGesture().map { _ in }) : AnyGesture(LongPressGesture().map { _ in })
  }
  var body: some View { Leaf().gesture(gesture) }
}
