import SwiftUI

// with: strict

final class Pause: ObservableObject {
  @Published private var changes = 0
  let end: Date
  init(end: Date) {
    self.end = end
    wait()
  }
  var isOver: Bool { end < Date() }
  private func wait() {
    DispatchQueue.main.asyncAfter(deadline: .now() + end.timeIntervalSinceNow) { self.changes += 1 }
  }
}

struct Shop: View {
  @ObservedObject var pause: Pause
  var body: some View { Text(pause.isOver ? "Open" : "Closed") }
}
