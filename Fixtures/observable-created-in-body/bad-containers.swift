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
      Text("a").environment(Palette())  // expect: error: hands it to `environment(_:)`
    }
  }
}

struct Card: ViewModifier {
  func body(content: Content) -> some View {
    let palette = Palette()  // expect: error: makes a new `Palette` each time that `Card.body()`
    return content.environment(palette)
  }
}
