// The guard lets only the first reaction work.
import SwiftUI

struct Scene3D: Equatable { var angle = 0.0 }

struct Snapshot: View {
  let scene: Scene3D
  @State private var image: [Int]?
  var body: some View {
    Text("\(image?.count ?? 0)")
      .onAppear { draw() }
      .onChange(of: scene) { _ in draw() }  // expect: warning: `.onChange` runs again when `scene` changes, but its guard on `image` lets only the first run work  // help: remember for which `scene` the work is done, and compare that in the guard
  }
  private func draw() {
    if image != nil || scene.angle == .zero { return }
    render(scene) { image = $0 }
  }
}

struct Poster: View {
  let scene: Scene3D
  @State private var image: [Int]?
  var body: some View {
    Text("\(image?.count ?? 0)")
      .onChange(of: scene) { new in  // expect: warning: `.onChange` runs again when `scene` changes
        guard image == nil else { return }
        image = [Int(new.angle)]
      }
  }
}

func render(_ scene: Scene3D, _ done: @escaping ([Int]) -> Void) { done([Int(scene.angle)]) }

struct Studio: View {
  @State private var scene = Scene3D()
  var body: some View {
    Slider(value: $scene.angle)
    Snapshot(scene: scene)
    Poster(scene: scene)
  }
}
