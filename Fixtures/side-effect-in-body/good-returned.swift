import SwiftUI

/// Around a view that a function makes, `withAnimation` has no effect.
struct Bubble<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    bubble()
  }
  private func bubble() -> some View {
    return withAnimation { content().padding() }
  }
}
