import SwiftUI

final class Tracker {
  static let shared = Tracker()
  func start() async {}
}

// In a closure that is called at once, for a default, in a modifier, for links that are never shown.
struct Screen: View {
  private let started: Void = {
    Task { await Tracker.shared.start() }  // expect: info: `Task` starts asynchronous work in the initial value of `Screen.started`
  }()
  var body: some View { Text("Screen") }
}

struct Tracked: ViewModifier {
  init() {
    NotificationCenter.default.post(name: Notification.Name("tracked"), object: nil)  // expect: info: posts a notification in `Tracked.init`
  }
  func body(content: Content) -> some View { content }
}

struct Detached: View {
  init() {
    Task.detached { await Tracker.shared.start() }  // expect: info: `Task.detached` starts asynchronous work
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("later") }  // expect: info: schedules work
    try? FileManager.default.removeItem(atPath: "/tmp/a")  // expect: info:
  }
  var body: some View { Text("Detached") }
}
