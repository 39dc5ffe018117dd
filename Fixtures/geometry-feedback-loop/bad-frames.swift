import SwiftUI

/// Both sides of a frame.
struct Swelling: View {
  @State private var size = CGSize.zero
  var body: some View {
    Text("A")
      .frame(width: size.width + 2, height: size.height + 2)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }  // expect: info: `size` stores a measurement of a view that it resizes
  }
}
