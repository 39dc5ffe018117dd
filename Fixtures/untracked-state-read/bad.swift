import SwiftUI

enum Settings {
  static var size = 12.0  // expect: info: `Sized` and one other view do not track the variable `Settings.size`: a change of it alone does not update them
}

var isLoud = false  // expect: `Sized` does not track the variable `isLoud`

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

/// Through a model.
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
