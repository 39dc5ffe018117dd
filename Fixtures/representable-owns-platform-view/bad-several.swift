import SwiftUI
import UIKit

struct Player: UIViewRepresentable {
  private let surface: UIView
  private let spinner: UIActivityIndicatorView
  init() {
    surface = UIView()  // expect: info: `Player` creates 2 platform views whenever the parent updates, but SwiftUI shows only the first ones
    spinner = UIActivityIndicatorView()
  }
  func makeUIView(context: Context) -> UIView {
    surface.addSubview(spinner)
    return surface
  }
  func updateUIView(_ view: UIView, context: Context) {}
}

struct Screen: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    Player()
  }
}
