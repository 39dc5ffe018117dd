import SwiftUI

/// The canvas draws behind the evaluation, so that the write is not an endless update.
struct Ruler: View {
  @State private var width: CGFloat = 0
  var body: some View {
    Text("\(width)")
    Canvas { context, size in
      context.stroke(measured(size), with: .color(.black))
    }
  }
  private func measured(_ size: CGSize) -> Path {
    width = size.width  // expect: warning: `Ruler.body` writes `@State width` while SwiftUI evaluates it
    return Path(CGRect(origin: .zero, size: size))
  }
}
