// with: strict
import SwiftUI

extension UserDefaults {
  static let group = UserDefaults(suiteName: "group.notes")!
  static let maybe = UserDefaults(suiteName: "group.notes") ?? .standard
}

struct Titles: View {
  var body: some View {
    Text(UserDefaults.group.bool(forKey: "a") ? "a" : "b")  // expect: info: `Titles.body` reads `UserDefaults.bool(forKey:)`
    Text(UserDefaults.maybe.bool(forKey: "b") ? "a" : "b")  // expect: info: `Titles.body` reads `UserDefaults.bool(forKey:)`
  }
}

func store() {
  UserDefaults.standard.set(true, forKey: "a")
  UserDefaults.standard.set(true, forKey: "b")
}
