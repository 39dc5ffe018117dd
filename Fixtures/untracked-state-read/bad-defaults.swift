import SwiftUI

/// Defaults in a local, in a property, by other accessors.
struct Stored: View {
  private let defaults = UserDefaults.standard
  let store: UserDefaults
  var body: some View {
    let local = UserDefaults.standard
    Text(defaults.bool(forKey: "a") ? "a" : "b")  // expect: info: `Stored.body` reads `UserDefaults.bool(forKey:)`
    Text(store.string(forKey: "a") ?? "")  // expect: info: `Stored.body` reads `UserDefaults.string(forKey:)`
    Text("\(local.integer(forKey: "a"))")  // expect: info: `Stored.body` reads `UserDefaults.integer(forKey:)`
    Text(UserDefaults.standard.object(forKey: "a") == nil ? "" : "a")  // expect: info: `Stored.body` reads `UserDefaults.object(forKey:)`
    Text(UserDefaults.standard.value(forKey: "a") as? String ?? "")  // expect: info: `Stored.body` reads `UserDefaults.value(forKey:)`
  }
}

func store() { UserDefaults.standard.set(true, forKey: "a") }
