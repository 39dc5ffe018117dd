import SwiftUI

struct Scene3D: Equatable { var angle = 0.0 }

/// The flag ends with the work.
struct Snapshot: View {
  let scene: Scene3D
  @State private var isDrawing = false
  @State private var image: [Int]?
  var body: some View {
    Text("\(image?.count ?? 0)").onChange(of: scene) { _ in draw() }
  }
  private func draw() {
    if isDrawing { return }
    isDrawing = true
    image = [Int(scene.angle)]
    isDrawing = false
  }
}

/// Only the first change counts.
struct Hint: View {
  let scene: Scene3D
  @State private var wasMoved = false
  var body: some View {
    Text(wasMoved ? "" : "Move me").onChange(of: scene) { _ in
      guard !wasMoved else { return }
      wasMoved = true
    }
  }
}

/// Waits for the first points.
struct Plot: View {
  let points: [Int]
  @State private var first: Int?
  var body: some View {
    Text("\(first ?? 0)").onChange(of: points) { _ in
      guard first == nil else { return }
      first = points.first
    }
  }
}

/// Another place gives it up.
struct Poster: View {
  let scene: Scene3D
  @State private var image: [Int]?
  var body: some View {
    Button("Again") { image = nil }
    Text("\(image?.count ?? 0)").onChange(of: scene) { new in
      guard image == nil else { return }
      image = [Int(new.angle)]
    }
  }
}

struct Studio: View {
  @State private var scene = Scene3D()
  @State private var points: [Int] = []
  var body: some View {
    Slider(value: $scene.angle)
    Button("Load") { points = [1, 2] }
    Snapshot(scene: scene)
    Hint(scene: scene)
    Plot(points: points)
    Poster(scene: scene)
  }
}
