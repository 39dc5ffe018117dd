import SwiftUI

@Observable final class Palette {
  var isDark = false
}

struct PaletteView: View {
  var palette: Palette
  var body: some View { Toggle("Dark", isOn: .constant(palette.isDark)) }
}

struct EditorScene: Scene {
  var body: some Scene {
    WindowGroup { PaletteView(palette: Palette()) }  // expect: warning: `EditorScene.body`
  }
}

// In the builders of containers.
struct Studio: View {
  var body: some View {
    NavigationStack {
      PaletteView(palette: Palette())  // expect: error: `var PaletteView.palette`
    }
    TabView {
      Text("a").environment(Palette())  // expect: error: `Studio.body` creates a new `Palette` for `environment(_:)` on every update, which resets its state
    }
  }
}

struct Card: ViewModifier {
  func body(content: Content) -> some View {
    let palette = Palette()  // expect: error: `Card.body()` creates a new `Palette` for `environment(_:)` on every update, which resets its state
    return content.environment(palette)
  }
}
