import SwiftUI

struct ShareAction: Equatable {
  let id: Int
  let share: (String) -> Void
  static func == (a: ShareAction, b: ShareAction) -> Bool { a.id == b.id }
}

@MainActor final class Courier {
  func send(_ text: String) {}
  func callAsFunction(_ text: String) { send(text) }
}

/// No closure in it: a reference that compares equal.
struct SendAction {
  let courier: Courier
  @MainActor func callAsFunction(_ text: String) { courier.send(text) }
}

extension EnvironmentValues {
  @Entry var log: (String) -> Void = { _ in }
  @Entry var share: ShareAction?
  @Entry var send: SendAction?
  @Entry var title = ""
}

private let quiet: (String) -> Void = { _ in }

struct Desk: View {
  static let loud: (String) -> Void = { print($0) }
  static func write(_ text: String) {}
  let onLog: (String) -> Void
  let courier: Courier
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      // Nothing is captured.
      .environment(\.log, { text in print(text) })
      .environment(\.log, Self.loud)
      .environment(\.log, Desk.write)
      .environment(\.log, quiet)
      // Passed on as it is.
      .environment(\.log, onLog)
      // Compared by an id.
      .environment(\.share, ShareAction(id: 1) { _ in count += 1 })
      .environment(\.send, SendAction(courier: courier))
      .environment(\.title, "Desk \(count)")
      // Apple's own.
      .environment(\.openURL, OpenURLAction { _ in
        count += 1
        return .handled
      })
  }
}

/// Evaluated once, or nearly so.
struct DeskApp: App {
  @State private var count = 0
  var body: some Scene {
    WindowGroup {
      Text("Desk").environment(\.log, { _ in count += 1 })
    }
  }
}

struct Porch: View {
  private var logging: (String) -> Void { { print($0) } }
  private var sending: SendAction { SendAction(courier: courier) }
  let courier: Courier
  var body: some View {
    Text("Porch").environment(\.log, logging).environment(\.send, sending)
  }
}
