import SwiftUI

enum Check {
  static func isAddress(_ text: String) -> Bool { text.range(of: "^.+@.+$", options: .regularExpression) != nil }
}

/// A short text that nearly every evaluation changes.
struct SignIn: View {
  @State private var address = ""
  @State private var password = ""
  var body: some View {
    TextField("Address", text: $address)
    SecureField("Password", text: $password)
    Button("Sign in") {}.disabled(!Check.isAddress(address))
    Text(password.range(of: "[0-9]", options: .regularExpression) == nil ? "A digit is missing" : "")
  }
}
