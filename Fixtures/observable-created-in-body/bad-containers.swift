import SwiftUI

@Observable final class Palette {
  var isDark = false
}

struct PaletteView: View {
  var palette: Palette
  var body: some View { Toggle("Dark", isOn: .constant(palette.isDark)).onTapGesture { palette.darken() } }
}

struct EditorScene: Scene {
  @State private var name = ""
  var body: some Scene {
    WindowGroup(name) { PaletteView(palette: Palette()).onAppear { name = "a" } }  // expect: info: `EditorScene.body`
  }
}

// In the builders of containers.
struct Studio: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    NavigationStack {
      PaletteView(palette: Palette())  // expect: info: `var PaletteView.palette`
    }
    TabView {
      Text("a").environment(Palette())  // expect: info: `Studio.body` creates a new `Palette` for `environment(_:)` on every update, which resets its state
    }
  }
}

struct Card: ViewModifier {
  @State private var count = 0
  func body(content: Content) -> some View {
    let palette = Palette()  // expect: info: `Card.body()` creates a new `Palette` for `environment(_:)` on every update, which resets its state
    return content.environment(palette).onTapGesture { count += 1 }.opacity(count > 3 ? 1 : 0)
  }
}

extension Palette { func darken() { isDark = true } }
