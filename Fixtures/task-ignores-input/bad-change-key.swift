// The work of `onChange` uses an input that it does not follow.
import SwiftUI

struct Scene3D: Equatable { var angle = 0.0 }

struct Snapshot: View {
  let scene: Scene3D
  let size: Double
  @State private var image: [Int]?
  var body: some View {
    Text("\(image?.count ?? 0)")
      .onAppear(perform: draw)
      .onChange(of: scene) { _ in draw() }  // expect: info: `.onChange` uses `size`, but does not run again when only `size` changes  // help: do the same work in an `.onChange(of: size)` as well
  }
  private func draw() { render(scene, size) { image = $0 } }
}

struct Caption: View {
  let scene: Scene3D
  let size: Double
  @State private var text = ""
  var body: some View {
    Text(text)
      .onAppear { text = "\(scene.angle) \(size)" }
      .onChange(of: scene) { new in text = "\(new.angle) \(size)" }  // expect: info: `.onChange` uses `size`
  }
}

func render(_ scene: Scene3D, _ size: Double, _ done: @escaping ([Int]) -> Void) { done([Int(scene.angle + size)]) }

struct Studio: View {
  @State private var scene = Scene3D()
  @State private var size = 10.0
  var body: some View {
    Slider(value: $scene.angle)
    Slider(value: $size)
    Snapshot(scene: scene, size: size)
    Caption(scene: scene, size: size)
  }
}
