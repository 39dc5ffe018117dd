import SwiftUI

final class Preferences: ObservableObject {
  @AppStorage("fast") var isFast = false
}

final class Session: ObservableObject {
  @Published var user = ""
  func restore() { user = "a" }
}

/// What the preferences store is outside of the object; the session is another object each time.
@main struct NotesApp: App {
  @StateObject private var preferences = Preferences()
  @StateObject private var session = Session()
  @StateObject private var other = Session()

  init() {
    print(preferences.isFast)  // expect: info: `init` reads `@StateObject preferences`
    print(other.user)  // expect: warning: `init` reads `@StateObject other`
    session.restore()  // expect: error: `init` reads `@StateObject session`
  }

  var body: some Scene { WindowGroup { Text(session.user) } }
}
