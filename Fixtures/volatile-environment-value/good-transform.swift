import SwiftUI

extension EnvironmentValues {
  @Entry var tilt = 0.0
}

struct Leaning: View {
  @State private var tilt = 0.0
  @State private var isTilted = false
  var body: some View {
    Text("B")
      .transformEnvironment(\.tilt) { $0 = isTilted ? 1 : 0 }
      .transformEnvironment(\.tilt) { $0 += 1 }
      .rotationEffect(.degrees(tilt))
      .gesture(DragGesture().onChanged { tilt = $0.translation.width }.onEnded { _ in isTilted = true })
  }
}
