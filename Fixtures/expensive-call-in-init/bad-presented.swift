import SwiftUI

// A sheet makes its content once for each presentation, and again when what presents it updates.

struct Form: View {
  private let names: [String]
  init(pattern: String) {
    guard !pattern.isEmpty else {  // note: this decides whether an evaluation reaches it
      names = []
      return
    }
    let found = pattern.range(of: "a.b", options: .regularExpression)  // expect: info: runs in `Form.init`, behind a condition, whenever the view that presents it updates
    names = found == nil ? [] : [pattern]
  }
  var body: some View { Text(names.joined()) }
}

struct Page: View {
  @State private var pattern = ""
  @State private var isShown = false
  var body: some View {
    TextField("Pattern", text: $pattern)
    Text(pattern)
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { Form(pattern: pattern) }
  }
}
