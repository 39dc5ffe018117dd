import SwiftUI

// A page that is evaluated once more now and then loses nothing.

final class Account: ObservableObject {
  @Published var user: String?
  @Published var server = ""
  func signIn() async { user = "A" }
  func signOut() { user = nil }
}

struct Page: View {
  @EnvironmentObject private var account: Account
  let title: String
  var body: some View {
    VStack {
      Text(title)
      Text("Page")
    }
    .refreshable { await account.signIn() }
  }
}

struct Gate: View {
  @EnvironmentObject private var account: Account
  var body: some View {
    Text(account.user ?? "Nobody")
    Button("Sign out") { account.signOut() }
    Page(title: "A")
  }
}
