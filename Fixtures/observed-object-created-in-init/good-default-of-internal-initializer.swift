import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

/// The view is public, but its initializer is not, and every call passes an object.
public struct CounterView: View {
  @ObservedObject var counter: Counter
  init(counter: Counter = Counter()) { self.counter = counter }
  public var body: some View {
    Button("\(counter.count)") { counter.count += 1 }
  }
}

struct Page: View {
  @StateObject private var counter = Counter()
  @State private var title = ""
  var body: some View {
    TextField("Title", text: $title)
    CounterView(counter: counter)
  }
}
