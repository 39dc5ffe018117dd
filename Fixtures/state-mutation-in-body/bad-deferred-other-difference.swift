import SwiftUI

// The condition compares something else than what is written.

struct FrameReader: ViewModifier {
  @Binding var frame: CGRect
  @State private var last = CGRect.zero
  func body(content: Content) -> some View {
    content.background(
      GeometryReader { proxy -> Color in
        DispatchQueue.main.async {
          let current = proxy.frame(in: .global)
          if current.integral != last.integral { self.frame = current }  // expect: info: after the update
        }
        return Color.clear
      })
  }
}
