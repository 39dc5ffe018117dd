import SwiftUI

extension View {
  @ViewBuilder func visible(_ isVisible: Bool) -> some View {
    if isVisible { self } else { hidden() }
  }
}

struct Editor: View {
  @State private var draft = ""
  var body: some View { TextField("Draft", text: $draft) }
}

/// The flag is only ever set to one value: what is hidden until then has nothing to lose.
struct Welcome: View {
  @State private var isShown = false
  @State private var isDone = false
  var body: some View {
    Editor().visible(isShown)
    Editor().visible(!isDone)
    Button("Show") { isShown = true }
    Button("Done") { isDone = true }
  }
}
