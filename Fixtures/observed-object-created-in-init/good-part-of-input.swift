import SwiftUI

final class Session: ObservableObject {
  @Published var account = ""
  func change() { account += "x" }
}

final class Token: ObservableObject {
  @Published var text: String
  init(account: String) { text = account }
  func renew() { text += "y" }
}

// The session stays and gets other accounts: a token that is kept would be that of the first one.

struct TokenView: View {
  @ObservedObject var session: Session
  @ObservedObject private var token: Token
  init(session: Session) {
    self.session = session
    token = Token(account: session.account)
  }
  var body: some View {
    Button(token.text) { token.renew() }
    Button("Change") { session.change() }
  }
}

struct Home: View {
  @StateObject private var session = Session()
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    TokenView(session: session)
  }
}
