// with: strict
import SwiftUI

// Other code may update the view when it stores the value, so only strict mode reports these.

struct Prefs: View {
  private var isDense: Bool { UserDefaults.standard.bool(forKey: "dense") }  // expect: info: `Prefs.body` reads `UserDefaults.bool(forKey:)`: a change of the value alone does not update the view
  var body: some View {
    Text(isDense ? "Dense" : "Wide")
    Text(Settings.name)  // expect: `Prefs.body` reads `UserDefaults.string(forKey:)`
  }
}

enum Settings {
  static var name: String { UserDefaults.standard.string(forKey: "name") ?? "" }
}

/// Stored while the views are shown.
func store() {
  UserDefaults.standard.set(true, forKey: "dense")
  UserDefaults.standard.set("a", forKey: "name")
}
