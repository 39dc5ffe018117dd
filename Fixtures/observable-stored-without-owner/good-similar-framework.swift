import SwiftCrossUI

// The views of another framework, which keeps such properties.

class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  let counter = Counter()
  var body: some View { Button("\(counter.count)") { counter.count += 1 } }
}
