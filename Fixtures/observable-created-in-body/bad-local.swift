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
    let palette = Palette()  // expect: error: makes a new `Palette` each time that `Studio.body` is evaluated
    Text(palette.isDark ? "dark" : "light")
  }
}

struct Form2: View {
  var body: some View {
    @Bindable var palette = Palette()  // expect: error: makes a new `Palette`
    Toggle("Dark", isOn: $palette.isDark)
  }
}

struct Editor: View {
  var body: some View { header }

  @ViewBuilder private var header: some View {
    let draft = Draft()  // expect: error: makes a new `Draft`
    TextField("Text", text: Binding(get: { draft.text }, set: { draft.text = $0 }))
  }
}

// One or the other: a new one in any case.
struct Chosen: View {
  let isNew: Bool
  var body: some View {
    PaletteView(palette: isNew ? Palette() : Palette())  // expect: error: makes a new `Palette`
  }
}
