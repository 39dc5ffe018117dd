import SwiftUI

final class Account: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  func rename() { name += "a" }
}

struct NameView: View {
  @EnvironmentObject var account: Account
  var body: some View { Button(account.name) { account.rename() } }
}

/// An action reads it as well, and another way to the object would cost more than the few updates.
struct Registration: View {
  @EnvironmentObject var account: Account
  @State private var isSent = false
  var body: some View {
    Text("Registration")
    Button("Send") { send() }
    NameView().environmentObject(account)
  }
  private func send() { isSent = !account.password.isEmpty }
}

/// A screen that a link pushes has the objects of the stack only.
struct Settings: View {
  @EnvironmentObject var account: Account
  var body: some View {
    Text("Settings")
    NavigationLink("Name") { NameView().environmentObject(account) }
    NavigationLink("Name", destination: NameView().environmentObject(account))
  }
}

struct Start: View {
  @State private var account = Account()
  var body: some View {
    NavigationStack {
      VStack {
        Registration()
        Settings()
      }
      .environmentObject(account)
    }
  }
}
