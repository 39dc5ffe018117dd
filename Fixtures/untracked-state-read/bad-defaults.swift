// with: strict
import SwiftUI

/// Defaults in a local, in a property, by other accessors.
struct Stored: View {
  private let defaults = UserDefaults.standard
  let store: UserDefaults
  var body: some View {
    let local = UserDefaults.standard
    Text(defaults.bool(forKey: "a") ? "a" : "b")  // expect: info: `Stored.body` reads `UserDefaults.bool(forKey:)`
    Text(store.string(forKey: "b") ?? "")  // expect: info: `Stored.body` reads `UserDefaults.string(forKey:)`
    Text("\(local.integer(forKey: "c"))")  // expect: info: `Stored.body` reads `UserDefaults.integer(forKey:)`
    Text(UserDefaults.standard.object(forKey: "d") == nil ? "" : "a")  // expect: info: `Stored.body` reads `UserDefaults.object(forKey:)`
    Text(UserDefaults.standard.value(forKey: "e") as? String ?? "")  // expect: info: `Stored.body` reads `UserDefaults.value(forKey:)`
    // One finding for all reads of a key.
    Text(store.string(forKey: "b") ?? "b")
  }
}

func store() {
  UserDefaults.standard.set(true, forKey: "a")
  UserDefaults.standard.set("b", forKey: "b")
  UserDefaults.standard.set(1, forKey: "c")
  UserDefaults.standard.set(1, forKey: "d")
  UserDefaults.standard.set("e", forKey: "e")
}
