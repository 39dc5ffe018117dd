import SwiftUI

enum Paint {
  static var tint = "red"  // expect: `Paint.tint`
  static var shade = 0
  static var width = 1  // expect: `Paint.width`
  static var blur = 0
}

final class Brush: ObservableObject {
  @Published var strokes = 0
}

/// What publishes belongs to another button, which may never be tapped.
struct Easel: View {
  @ObservedObject var brush: Brush
  var body: some View {
    Text("\(Paint.tint) \(Paint.shade) \(Paint.width) \(Paint.blur)")
    Button("Blue") { Paint.tint = "blue" }
    Button("Dark") {
      Paint.shade = 2
      withAnimation { brush.strokes += 1 }
    }
    Button("Draw") { brush.strokes += 1 }
  }

  func widen() {
    brush.strokes = 0
    // The update is over before this runs.
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in Paint.width = 3 }
  }

  func soften() {
    Paint.blur = 3
    // Runs soon, and updates the view then.
    Task { brush.strokes += 1 }
  }
}
