import SwiftUI

enum Names {
  /// What is moved is no longer there the next time.
  static func migrate(to user: String) {
    let defaults = UserDefaults.standard
    guard let old = defaults.string(forKey: "name"), !old.isEmpty else { return }
    defaults.set(old, forKey: "name." + user)
    defaults.removeObject(forKey: "name")
  }
}

struct NameView: View {
  let user: String
  init(user: String) {
    self.user = user
    Names.migrate(to: user)
  }
  var body: some View { Text(user) }
}

struct Users: View {
  @State private var user = ""
  var body: some View {
    TextField("User", text: $user)
    NameView(user: user)
  }
}
