import SwiftUI

extension EnvironmentValues {
  @Entry var done: () -> Void = {}
}

/// Written through a transform, or through a local that holds the closure.
struct Table1: View {
  @State private var isDone = false
  var body: some View {
    let finish = { isDone = true }
    Text("A").transformEnvironment(\.done) { $0 = { isDone = true } }
    Text("B").environment(\.done, finish)
  }
}
