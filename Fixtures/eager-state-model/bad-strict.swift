// An object that costs nothing, made again and again: advice only.
// with: strict
import SwiftUI

@Observable final class Counter { var count = 0 }

struct Tally: View {
  @State private var counter: Counter
  init() {
    _counter = State(initialValue: Counter())  // expect: info: `Tally.init` creates a new `Counter`
  }
  var body: some View { Text("\(counter.count)") }
}
