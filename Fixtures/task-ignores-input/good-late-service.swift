import SwiftUI

final class Mailer: Sendable {
  func letters() async -> [String] { [] }
}

extension EnvironmentValues {
  @Entry var mailer: Mailer? = nil
  @Entry var printer: Mailer? = nil
}

@main struct Post: App {
  @State private var mailer: Mailer?
  private let printer = Mailer()
  var body: some Scene {
    WindowGroup {
      Group {
        Inbox()
        Outbox()
        Drafts()
        Printed()
      }
      .environment(\.mailer, mailer)
      .environment(\.printer, printer)
      .task { mailer = Mailer() }
    }
  }
}

/// The task runs again when the service is there.
struct Inbox: View {
  @Environment(\.mailer) private var mailer
  @State private var letters: [String] = []
  var body: some View {
    Text("\(letters.count)").task(id: mailer != nil) { letters = await mailer?.letters() ?? [] }
  }
}

/// Nothing is shown before the service is there.
struct Outbox: View {
  @Environment(\.mailer) private var mailer
  @State private var letters: [String] = []
  var body: some View {
    if mailer != nil {
      Text("\(letters.count)").task { letters = await mailer?.letters() ?? [] }
    }
  }
}

/// An action runs later.
struct Drafts: View {
  @Environment(\.mailer) private var mailer
  @State private var letters: [String] = []
  var body: some View {
    Button("\(letters.count)") { Task { letters = await mailer?.letters() ?? [] } }
  }
}

/// The service is there from the beginning.
struct Printed: View {
  @Environment(\.printer) private var printer
  @State private var letters: [String] = []
  var body: some View {
    Text("\(letters.count)").task { letters = await printer?.letters() ?? [] }
  }
}
