import SwiftUI

final class FrameCount: ObservableObject {
  @Published var frames = 0
}

/// Observes nothing on purpose: each frame would evaluate the body.
struct Scanner: View {
  let frameCount = FrameCount()  // expect: `Scanner` creates a new `FrameCount` in `let frameCount` if its view is made again  // help: declare `@State private var frameCount = FrameCount()`
  var body: some View {
    Camera { frameCount.frames += 1 }
    FrameLabel(frameCount: frameCount)
  }
}

struct Camera: View {
  let onFrame: () -> Void
  var body: some View { Button("Frame", action: onFrame) }
}

struct FrameLabel: View {
  @ObservedObject var frameCount: FrameCount
  var body: some View { Text("\(frameCount.frames)") }
}

struct Home: View {
  @State private var isOpen = false
  var body: some View {
    Toggle("Open", isOn: $isOpen)
    Scanner()
  }
}
