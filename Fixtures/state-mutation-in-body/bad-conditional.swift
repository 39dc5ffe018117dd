import SwiftUI

final class Threads: ObservableObject {
  @Published var last = 0

  func thread(_ id: Int) -> String {
    guard id > 0 else { return "" }
    last = id
    return "thread \(id)"
  }
}

/// The write needs not happen in an update.
struct ThreadButton: View {
  @ObservedObject var threads: Threads
  var body: some View {
    let thread = threads.thread(1)  // expect: warning: writes `Threads.last`
    Button(thread) { print(thread) }
  }
}
