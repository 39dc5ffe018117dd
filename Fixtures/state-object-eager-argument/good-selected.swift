import SwiftUI

final class Session: ObservableObject {
  @Published var name = ""
}

/// What shows the view evaluates nothing while it is shown: another phase removes it.
struct Main: View {
  @StateObject private var session: Session
  init(name: String) {
    let session = Session()
    session.name = name
    _session = StateObject(wrappedValue: session)
  }
  var body: some View { Text(session.name) }
}

struct Root: View {
  enum Phase { case loading, ready(String) }
  @State private var phase = Phase.loading
  var body: some View {
    switch phase {
    case .loading: Button("Load") { phase = .ready("A") }
    case .ready(let name): Main(name: name)
    }
  }
}
