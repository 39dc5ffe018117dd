import SwiftUI
import UIKit

@Observable final class Renderer {
  var size = 0.0
  func draw() -> Double { size * 2 }
}

// No update reads the size, which the renderer uses between updates.

struct Screen: UIViewRepresentable {
  let renderer: Renderer
  let width: Double
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { renderer.size = width }
}
