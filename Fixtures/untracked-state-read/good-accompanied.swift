import SwiftUI

@MainActor enum Zoom {
  static var factors: [Double] = [1]
  static var provider: String = "a"
}

@MainActor final class Camera: ObservableObject {
  @Published var isReady = false
  func start() {
    Zoom.factors = [0.5, 1, 2]
    isReady = true
  }
}

/// What sets the variable also publishes, so that the view reads it again.
struct ZoomBar: View {
  @ObservedObject var camera: Camera
  var body: some View {
    Text("\(Zoom.factors.count)")
    Button("Start") { camera.start() }
  }
}

/// Set when the app starts.
@MainActor func prepare() { Zoom.provider = "b" }

@main struct CameraApp: App {
  init() { prepare() }
  var body: some Scene { WindowGroup { ProviderLabel() } }
}

struct ProviderLabel: View { var body: some View { Text(Zoom.provider) } }
