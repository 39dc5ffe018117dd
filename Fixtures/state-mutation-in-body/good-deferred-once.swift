import SwiftUI

struct Zoomed: UIViewRepresentable {
  @Binding var tap: CGPoint
  func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
  func updateUIView(_ view: UIScrollView, context: Context) {
    if tap != .zero {
      view.setContentOffset(tap, animated: true)
      DispatchQueue.main.async { tap = .zero }
    }
  }
}
