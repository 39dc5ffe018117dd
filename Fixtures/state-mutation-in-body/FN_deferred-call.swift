import SwiftUI

// Only writes that stand in the closure itself are followed; the rest is left to side-effect-in-body.
struct Measured: View {
  @State private var size = CGSize.zero
  private func keep(_ new: CGSize) { size = new }
  private func measure(_ proxy: GeometryProxy) -> Color {
    DispatchQueue.main.async { keep(proxy.size) }
    return Color.clear
  }
  var body: some View { GeometryReader { proxy in measure(proxy) } }
}
