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
  var body: some View {
    Text("B")
      .transformEnvironment(\.tilt) { $0 = tilt }  // expect: warning: every movement of the gesture
      .gesture(DragGesture().onChanged { tilt = $0.translation.width })
  }
}

struct Ribbon: View {
  var body: some View {
    GeometryReader { proxy in
      Text("D").transformEnvironment(\.tilt) { $0 = proxy.frame(in: .global).minX }  // expect: info: every change of the geometry
    }
  }
}
