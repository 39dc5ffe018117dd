import SwiftUI

struct Choices {
  let defaults: UserDefaults

  static func own(_ user: String) -> Choices {
    let choices = Choices(defaults: UserDefaults(suiteName: user) ?? .standard)
    move(to: choices.defaults)
    return choices
  }

  private static func move(to defaults: UserDefaults) {
    guard !defaults.bool(forKey: "moved") else { return }
    defaults.set(UserDefaults.standard.string(forKey: "color"), forKey: "color")
    defaults.set(true, forKey: "moved")
  }

  var color: String { defaults.string(forKey: "color") ?? "" }
}

struct Chosen: View {
  let user: String
  var body: some View { Text(Choices.own(user).color) }
}
