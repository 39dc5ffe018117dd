import SwiftUI

@MainActor
final class Session: ObservableObject {
  @Published var isBusy = false
  var isSignedIn = false  // expect: `Settings` shows `Session.isSignedIn`, which is not `@Published`, so a change does not update the view
  var isReady = false

  func signIn() async {
    isBusy = true
    await Task.yield()
    // The view was evaluated while this function waited.
    isSignedIn = true
  }

  func prepare() async {
    await Task.yield()
    isBusy = true
    isReady = true
  }
}

struct Settings: View {
  @EnvironmentObject var session: Session
  var body: some View {
    Button(session.isSignedIn ? "Sign out" : "Sign in") { Task { await session.signIn() } }
    Button(session.isReady ? "Ready" : "Prepare") { Task { await session.prepare() } }
    if session.isBusy { ProgressView() }
  }
}
