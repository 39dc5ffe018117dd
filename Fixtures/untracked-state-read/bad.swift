import SwiftUI

struct Prefs: View {
  private var isDense: Bool { UserDefaults.standard.bool(forKey: "dense") }  // expect: warning: `Prefs.body` reads `UserDefaults.bool(forKey:)`
  var body: some View {
    Text(isDense ? "Dense" : "Wide")
    Text(Settings.name)  // expect: by way of
  }
}

enum Settings {
  static var name: String { UserDefaults.standard.string(forKey: "name") ?? "" }
  static var size = 12.0  // expect: warning: updates read the variable `Settings.size`, which SwiftUI does not follow: `Sized` and one other view are not updated
}

var isLoud = false  // expect: `Sized` is not updated when it changes

func makeLoud() { isLoud = true }  // note: it is set here

struct Sized: View {
  var body: some View {
    Text("Sized").font(.system(size: Settings.size))  // note: an update comes to it by here
    Button("Larger") { Settings.size += 1 }
    Text(volume)
  }
  private var volume: String { isLoud ? "Loud" : "Quiet" }
}

struct Large: View {
  var body: some View { Text("Large").font(.system(size: Settings.size)) }
}

/// By way of a model.
final class Palette {
  static let shared = Palette()
  static var isDark = false  // expect: `Palette.isDark`
  var name: String { Palette.isDark ? "Dark" : "Light" }
  func toggle() { Palette.isDark.toggle() }
}

struct Named: View {
  var body: some View { Text(Palette.shared.name) }  // note: an update comes to it by here
}

struct Look { var tint = "red" }

enum Look1 { static var current = Look() }  // expect: `Look1.current`

struct Looking: View {
  var body: some View {
    Text(Look1.current.tint)
    Button("Blue") { Look1.current.tint = "blue" }
  }
}
