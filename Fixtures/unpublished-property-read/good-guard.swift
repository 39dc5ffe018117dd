import SwiftUI

// In the `else` of a `guard`, `number` is the property that the getter fills while it is read.
final class Counter: ObservableObject {
  @Published var title = ""
  private var number: Int?
  var current: Int {
    guard let number else {
      let first = 3
      number = first
      return first
    }
    return number
  }
  func reset() { number = nil }
}

struct Page: View {
  @StateObject private var counter = Counter()
  var body: some View {
    Text("\(counter.current) \(counter.title)")
    Button("Reset") { counter.reset() }
  }
}
