import SwiftUI

/// A flexible view gets what the padding around it leaves, and the padding is what the view has.
struct Swinging: View {
  @State private var height = 0.0
  var body: some View {
    Color.red
      .onGeometryChange(for: Double.self) { $0.size.height } action: { height = $0 }
      .padding(.top, height)
  }
}
