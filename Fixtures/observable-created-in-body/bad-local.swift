import SwiftUI

@Observable final class Palette {
  var isDark = false
}

final class Draft: ObservableObject {
  @Published var text = ""
}

struct PaletteView: View {
  let palette: Palette
  var body: some View { Text(palette.isDark ? "dark" : "light").onTapGesture { palette.darken() } }
}

// Used where it is made: each update begins with a new one.
struct Studio: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    let palette = Palette()  // expect: info: `Studio.body` creates a new `Palette` on every update, which resets its state
    Text(palette.isDark ? "dark" : "light")
  }
}

struct Form2: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    @Bindable var palette = Palette()  // expect: info: `Form2.body` creates a new `Palette` on every update, which resets its state
    Toggle("Dark", isOn: $palette.isDark)
  }
}

struct Editor: View {
  @State private var count = 0
  var body: some View {
    header
    Button("\(count)") { count += 1 }
  }

  @ViewBuilder private var header: some View {
    let draft = Draft()  // expect: info: `Editor.header` creates a new `Draft` on every update, which resets its state
    TextField("Text", text: Binding(get: { draft.text }, set: { draft.text = $0 }))
  }
}

// One or the other: a new one in any case.
struct Chosen: View {
  @State private var isNew = false
  var body: some View {
    Button("New") { isNew = true }
    PaletteView(palette: isNew ? Palette() : Palette())  // expect: info: `Chosen.body` creates a new `Palette` for `let PaletteView.palette` on every update
  }
}

extension Palette { func darken() { isDark = true } }
extension Draft { func clear() { text = "b" } }
