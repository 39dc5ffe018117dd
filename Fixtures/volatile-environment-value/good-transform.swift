import SwiftUI

private struct TiltKey: EnvironmentKey {
  static let defaultValue = 0.0
}

extension EnvironmentValues {
  var tilt: Double {
    get { self[TiltKey.self] }
    set { self[TiltKey.self] = newValue }
  }
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
