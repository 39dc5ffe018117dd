import Combine
import SwiftUI

@Observable final class Steps {
  var count: Int
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []
  init(from count: Int) {
    self.count = count
    NotificationCenter.default.publisher(for: Notification.Name("step")).sink { [weak self] _ in self?.count += 1 }
      .store(in: &subscriptions)
  }
}

struct StepsView: View {
  @State private var steps: Steps
  init(from count: Int) {
    _steps = State(initialValue: Steps(from: count))  // expect: `Steps(from: count)` is evaluated each time `StepsView.init` runs
    // help: let a method of `Steps` do this, and call it in `.task`
  }
  var body: some View { Text("\(steps.count)") }
}

struct Day: View {
  @State private var goal = 0
  var body: some View {
    Stepper("\(goal)", value: $goal)
    StepsView(from: goal)
  }
}
