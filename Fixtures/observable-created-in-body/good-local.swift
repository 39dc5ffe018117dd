import SwiftUI

@Observable final class Palette {
  var isDark = false
  let name = "plain"
  func reset() {}
}

@MainActor final class Palettes {
  static var all: [Palette] = []
  static func add(_ palette: Palette) -> Bool {
    all.append(palette)
    return true
  }
}

// Nothing of it that could change is shown.
struct Named: View {
  var body: some View {
    let palette = Palette()
    Text(palette.name)
  }
}

// Only an event uses it.
struct Later: View {
  var body: some View {
    let palette = Palette()
    Button("Reset") {
      palette.isDark = true
      palette.reset()
    }
  }
}

// Other code may keep it.
struct Kept: View {
  var body: some View {
    let palette = Palette()
    let isKept = Palettes.add(palette)
    Text(palette.isDark && isKept ? "dark" : "light")
  }
}

// The other arm is one that lasts.
struct Lasting: View {
  let isNew: Bool
  @State private var palette = Palette()
  var body: some View { PaletteView(palette: isNew ? Palette() : palette) }
}

struct PaletteView: View {
  let palette: Palette
  var body: some View { Text(palette.isDark ? "dark" : "light") }
}
