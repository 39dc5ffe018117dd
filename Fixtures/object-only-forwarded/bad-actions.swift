import SwiftUI

final class Account: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  func rename() { name += "a" }
}

struct NameView: View {
  @EnvironmentObject var account: Account
  var body: some View {
    TextField("Name", text: $account.name).onSubmit { account.rename() }
  }
}

/// An action reads it as well.
struct Registration: View {
  @EnvironmentObject var account: Account  // expect: observes `account` only for actions and to pass it to child views  // help: read it through an `EnvironmentKey` of your own, which does not observe it
  @State private var isSent = false
  var body: some View {
    Text("Registration")
    Button("Send") { send() }
    NameView().environmentObject(account)
  }
  private func send() { isSent = !account.password.isEmpty }
}
