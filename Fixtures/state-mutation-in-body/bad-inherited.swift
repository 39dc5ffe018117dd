import SwiftUI

/// A subclass publishes what it inherits as well.
class Base {
  @Published var count = 0
}

final class Counter: Base, ObservableObject {}

struct CounterView: View {
  @ObservedObject var counter: Counter
  var body: some View {
    let _ = counter.count += 1  // expect: writes `Base.count`
    Text("\(counter.count)")
  }
}
