import SwiftUI

struct Spiral: Shape {
  func path(in rect: CGRect) -> Path {
    let text = NumberFormatter().string(from: 3) ?? ""  // expect: warning: `NumberFormatter()`
    return Path(CGRect(x: 0, y: 0, width: text.count, height: 1))
  }
}

struct Rows7: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let text = NumberFormatter().string(from: 3) ?? ""  // expect: warning: `NumberFormatter()`
    return CGSize(width: text.count, height: 1)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    _ = DateFormatter()  // expect: warning: `DateFormatter()`
  }
}
