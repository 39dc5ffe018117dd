// with: strict
import SwiftUI

struct Plain: ViewModifier {
  let isPlain: Bool

  func body(content: Content) -> some View {
    if isPlain {  // expect: `Plain.body` shows `content`  // help: keep what has to last in a view around this one, since `.listStyle` takes no condition
      content.padding(2).listStyle(.plain)
    } else {
      content
    }
  }
}

enum Ground {
  case image
  case color(Color)
}

extension View {
  func vibrant() -> some View { background(.thinMaterial) }
}

struct Backed: ViewModifier {
  let ground: Ground

  func body(content: Content) -> some View {
    switch ground {  // expect: `Backed.body` shows `content` with different modifiers in each branch  // help: keep what has to last in a view around this one
    case .image: content.vibrant()
    case .color(let color): content.background(color)
    }
  }
}

struct Rows: View {
  @State private var isPlain = false
  @State private var ground = Ground.image
  @State private var name = ""
  var body: some View {
    List { TextField("Name", text: $name) }.modifier(Plain(isPlain: isPlain)).modifier(Backed(ground: ground))
    Button("Plain") { isPlain.toggle() }
    Button("Red") { ground = .color(.red) }
  }
}
