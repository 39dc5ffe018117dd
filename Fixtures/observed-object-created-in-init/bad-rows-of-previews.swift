import SwiftUI

final class Login: ObservableObject {
  @Published var password = ""
}

struct LoginView: View {
  @ObservedObject private var login: Login
  init() { login = Login() }  // expect: `LoginView.init` creates `login`; the initializer runs again whenever the parent updates, which resets it
  var body: some View { SecureField("Password", text: $login.password) }
}

struct LoginScreen: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    LoginView()
  }
}

/// A preview makes more of them.
struct LoginPreviews: PreviewProvider {
  static var previews: some View {
    ForEach(ColorScheme.allCases, id: \.self) { scheme in LoginView().preferredColorScheme(scheme) }
  }
}
