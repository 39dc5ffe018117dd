import SwiftUI

/// Only actions read the offset: SwiftUI does not evaluate the body when it changes.
struct Shelf: View {
  let titles: [String]
  @State private var offset = 0.0
  @State private var isArrowShown = false

  var body: some View {
    List(titles, id: \.self) { Text($0) }
      .onScrollGeometryChange(for: Double.self) { geometry in
        geometry.contentOffset.y
      } action: { _, new in
        offset = new
        decideArrow()
      }
      .overlay { if isArrowShown { Text("Up") } }
      .onTapGesture { decideArrow() }
  }

  private func decideArrow() { isArrowShown = offset > 120 }
}
