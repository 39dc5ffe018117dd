import SwiftUI

struct Prefs: View {
  private var isDense: Bool { UserDefaults.standard.bool(forKey: "dense") }  // expect: info: `Prefs.body` reads `UserDefaults.bool(forKey:)`
  var body: some View {
    Text(isDense ? "Dense" : "Wide")
    Text(Settings.name)  // expect: `Prefs.body` reads `UserDefaults.string(forKey:)`
  }
}

enum Settings {
  static var name: String { UserDefaults.standard.string(forKey: "name") ?? "" }
  static var size = 12.0  // expect: info: `Sized` and one other view do not update when the variable `Settings.size` changes, because SwiftUI does not track it
}

var isLoud = false  // expect: `Sized` does not update when the variable `isLoud` changes

func makeLoud() { isLoud = true }  // note: the variable is set here

struct Sized: View {
  var body: some View {
    Text("Sized").font(.system(size: Settings.size))  // note: an update reads the variable from here
    Button("Larger") { Settings.size += 1 }
    Button("Louder") { makeLoud() }
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
  var body: some View { Text(Palette.shared.name) }  // note: an update reads the variable from here
}

struct Look { var tint = "red" }

enum Look1 { static var current = Look() }  // expect: `Look1.current`

struct Looking: View {
  var body: some View {
    Text(Look1.current.tint)
    Button("Blue") { Look1.current.tint = "blue" }
  }
}

/// Stored while the views are shown.
func store() {
  UserDefaults.standard.set(true, forKey: "dense")
  UserDefaults.standard.set("a", forKey: "name")
}
