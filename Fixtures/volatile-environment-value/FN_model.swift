import SwiftUI

extension EnvironmentValues {
  @Entry var shift = 0.0
}

@Observable final class Shifting {
  var shift = 0.0
}

/// The value is written into a model and taken from there.
struct Shifted: View {
  @State private var model = Shifting()
  var body: some View {
    Text("Shifted")
      .gesture(DragGesture().onChanged { model.shift = $0.translation.height })
      .environment(\.shift, model.shift)
  }
}
