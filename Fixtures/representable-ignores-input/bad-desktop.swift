import AppKit
import SwiftUI

struct Blur: NSViewRepresentable {
  var material: NSVisualEffectView.Material
  var opacity: Double  // expect: `makeNSView` uses `opacity`, but `updateNSView` does not

  func makeNSView(context: Context) -> NSVisualEffectView {
    let view = NSVisualEffectView()
    view.material = material
    view.alphaValue = opacity
    return view
  }
  func updateNSView(_ view: NSVisualEffectView, context: Context) { view.material = material }
}

struct Panel: View {
  @State private var opacity = 1.0
  var body: some View {
    Blur(material: .sidebar, opacity: opacity)
      .onTapGesture { opacity = 0.5 }
  }
}
