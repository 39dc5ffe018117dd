// with: strict
import SwiftUI

struct Editor: View {
  @State private var draft = ""  // note: `@State draft` returns to its initial value
  var body: some View { TextEditor(text: $draft) }
}

struct Desk: View {
  @State private var scale = 1.0
  var body: some View {
    Button("Larger") { scale += 0.1 }
    zoomed
  }
  @ViewBuilder private var zoomed: some View {
    if scale == 1 {  // expect: info: both branches show `split` at different places
      split
    } else {
      GeometryReader { _ in split.scaleEffect(scale) }
    }
  }
  private var split: some View {
    HStack {
      Text("Side")
      Editor()
    }
  }
}
