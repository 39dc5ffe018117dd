import SwiftUI

// The getter reads the stored property that the setter sets, which is tracked.

@Observable final class Preferences {
  var storedSound: Bool?

  var hasSound: Bool {
    get {
      if let storedSound { return storedSound }
      return UserDefaults.standard.bool(forKey: "sound")
    }
    set {
      storedSound = newValue
      UserDefaults.standard.set(newValue, forKey: "sound")
    }
  }
}

struct SoundRow: View {
  let preferences: Preferences?
  var body: some View {
    Text(preferences?.hasSound == true ? "On" : "Off")
    Button("Off") { preferences?.hasSound = false }
  }
}

// A value that is made once, when it is first read.

enum Session {
  static var token: String {
    if let token = UserDefaults.standard.string(forKey: "token") { return token }
    let token = UUID().uuidString
    UserDefaults.standard.set(token, forKey: "token")
    return token
  }
}

struct TokenRow: View {
  @State private var count = 0
  var body: some View {
    Text(Session.token)
    Button("\(count)") { count += 1 }
  }
}
