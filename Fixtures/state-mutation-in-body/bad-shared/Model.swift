import Combine

final class Inbox: ObservableObject {
  @Published var threads: [String] = []

  func thread(_ name: String) -> String {
    threads.append(name)  // expect: 2 views (`Letters` and `Calls`) write `Inbox.threads` while SwiftUI evaluates them
    return name
  }
}
