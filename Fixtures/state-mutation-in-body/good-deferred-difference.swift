import SwiftUI

// The next evaluation writes nothing, because the value is then the same.

struct FrameReader: ViewModifier {
  @Binding var frame: CGRect
  @Binding var height: CGFloat
  func body(content: Content) -> some View {
    content.background(
      GeometryReader { proxy -> Color in
        DispatchQueue.main.async {
          let current = proxy.frame(in: .global)
          if current.integral != self.frame.integral { self.frame = current }
          let tall = current.height
          if abs(height - tall) > 1 { height = tall }
        }
        return Color.clear
      })
  }
}
