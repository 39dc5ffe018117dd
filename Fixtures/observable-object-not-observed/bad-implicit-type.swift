import SwiftUI

// The value needs the type that is written before it.

final class Session: ObservableObject {
  static let shared = Session()
  @Published var user = ""
  func enter() { user = "A" }
}

struct Badge: View {
  private var session: Session = .shared  // expect: does not observe `session`  // help: declare `@ObservedObject var session: Session = .shared`
  var body: some View {
    Text(session.user)
    Button("Enter") { session.enter() }
  }
}
