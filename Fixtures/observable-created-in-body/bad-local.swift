import SwiftUI

@Observable final class Palette {
  var isDark = false
}

final class Draft: ObservableObject {
  @Published var text = ""
}

struct PaletteView: View {
  let palette: Palette
  var body: some View { Text(palette.isDark ? "dark" : "light") }
}

// Used where it is made: each update begins with a new one.
struct Studio: View {
  var body: some View {
    let palette = Palette()  // expect: error: `Studio.body` creates a new `Palette` on every update, which resets its state
    Text(palette.isDark ? "dark" : "light")
  }
}

struct Form2: View {
  var body: some View {
    @Bindable var palette = Palette()  // expect: error: `Form2.body` creates a new `Palette` on every update, which resets its state
    Toggle("Dark", isOn: $palette.isDark)
  }
}

struct Editor: View {
  var body: some View { header }

  @ViewBuilder private var header: some View {
    let draft = Draft()  // expect: error: `Editor.header` creates a new `Draft` on every update, which resets its state
    TextField("Text", text: Binding(get: { draft.text }, set: { draft.text = $0 }))
  }
}

// One or the other: a new one in any case.
struct Chosen: View {
  let isNew: Bool
  var body: some View {
    PaletteView(palette: isNew ? Palette() : Palette())  // expect: error: `Chosen.body` creates a new `Palette` for `let PaletteView.palette` on every update, which resets its state
  }
}
