import SwiftUI

final class Account: ObservableObject {
  @Published var isSignedIn = false
  @Published var theme = ""
}

@main struct Shop: App {
  @StateObject private var account = Account()
  var body: some Scene {
    WindowGroup {
      if account.isSignedIn {
        Home(account: account)
      } else {
        Button("Sign in") { account.isSignedIn = true }
      }
    }
  }
}

/// The only change of the object removes the view.
struct Home: View {
  @ObservedObject var account: Account
  var body: some View {
    Text("Home")
    Profile(account: account)
  }
}

struct Profile: View {
  @ObservedObject var account: Account
  var body: some View {
    Text(account.theme)
    Button("Sign out") { account.isSignedIn = false }
  }
}
