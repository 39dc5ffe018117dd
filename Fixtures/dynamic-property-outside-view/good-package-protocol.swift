import SwiftUI

// `Component` is a protocol of RealityKit, which is not imported. A package declares another, which refines `View`.

struct Details: Component {
  @State private var scale = 1.0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
      .scaleEffect(scale)
      .onTapGesture { scale = 2 }
  }
}
