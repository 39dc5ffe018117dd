import SwiftUI

struct Scene3D: Equatable { var angle = 0.0 }

/// Follows both.
struct Caption: View {
  let scene: Scene3D
  let size: Double
  @State private var text = ""
  var body: some View {
    Text(text)
      .onAppear { text = "\(scene.angle) \(size)" }
      .onChange(of: scene) { new in text = "\(new.angle) \(size)" }
      .onChange(of: size) { new in text = "\(scene.angle) \(new)" }
  }
}

/// A snapshot of the moment.
struct Mark: View {
  let scene: Scene3D
  let size: Double
  @State private var last = 0.0
  var body: some View {
    Text("\(last)").onChange(of: scene) { _ in last = size }
  }
}

/// A draft that the field edits.
struct Draft: View {
  let isEditing: Bool
  let title: String
  @State private var draft = ""
  var body: some View {
    TextField("Title", text: $draft)
      .onAppear { draft = title }
      .onChange(of: isEditing) { _ in draft = title }
  }
}

/// The size only decides how it is shown.
struct Level: View {
  let scene: Scene3D
  let size: Double
  @State private var shown = 0.0
  var body: some View {
    Text("\(shown)")
      .onAppear { shown = scene.angle }
      .onChange(of: scene) { new in
        if size > 10 { withAnimation { shown = new.angle } } else { shown = new.angle }
      }
  }
}

struct Studio: View {
  @State private var scene = Scene3D()
  @State private var size = 10.0
  @State private var isEditing = false
  @State private var title = ""
  var body: some View {
    Slider(value: $scene.angle)
    Slider(value: $size)
    Toggle("Edit", isOn: $isEditing)
    Button("Rename") { title = "A" }
    Caption(scene: scene, size: size)
    Mark(scene: scene, size: size)
    Draft(isEditing: isEditing, title: title)
    Level(scene: scene, size: size)
  }
}
