import SwiftUI

final class Stack: ObservableObject {
  @Published var pages: [String] = []
  func setUp() async { pages = ["first"] }
}

// In `init`, `@StateObject` has no object that is shown.
struct Pages: View {
  let stack = Stack()  // expect: `Pages` creates a new `Stack` in `let stack` whenever the parent updates
  // help: set up the `Stack` in a local of `init`, and keep it there with `_stack = StateObject(wrappedValue: …)`
  init() {
    Task { [stack] in await stack.setUp() }
  }
  var body: some View { ForEach(stack.pages, id: \.self) { Text($0) } }
}

struct Shelf: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    Pages()
  }
}
