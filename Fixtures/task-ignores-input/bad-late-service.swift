import SwiftUI

final class Mailer: Sendable {
  func letters() async -> [String] { [] }
}

extension EnvironmentValues {
  @Entry var mailer: Mailer? = nil
}

@main struct Post: App {
  @State private var mailer: Mailer?
  var body: some Scene {
    WindowGroup {
      Inbox()
        .environment(\.mailer, mailer)
        .task { mailer = Mailer() }
    }
  }
}

struct Inbox: View {
  @Environment(\.mailer) private var mailer
  @State private var letters: [String] = []
  var body: some View {
    Text("\(letters.count)")
      .task {  // expect: info: `.task` uses `mailer` of the environment, which is nil at first, and does not run again when it is set  // help: use `.task(id: mailer != nil) { … }`, which runs again when `mailer` is set
        letters = await mailer?.letters() ?? []
      }
  }
}
