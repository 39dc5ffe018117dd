import SwiftUI

struct Frame<Content: View>: View, Equatable {
  let title: String
  let content: Content
  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { false }  // expect: info: `==` of `Frame` is always `false`  // help: compare the inputs that `body` reads, or remove the conformance
  var body: some View {
    Text(title)
    content
  }
}

struct Page: View {
  @State private var title = ""
  var body: some View {
    TextField("Title", text: $title)
    Frame(title: title, content: Text("a"))
  }
}
