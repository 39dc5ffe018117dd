import SwiftUI
import Tints

struct Wall: View {
  @State private var coats = 0
  var body: some View {
    Button("\(coats)") { coats += 1 }.foregroundStyle(Tints.accent)
  }
}

/// Another type has a function of that name.
struct Plan {
  static func update() {}
}

struct Painter {
  func paint(_ plans: [Plan]) { for _ in plans { Plan.update() } }
}
