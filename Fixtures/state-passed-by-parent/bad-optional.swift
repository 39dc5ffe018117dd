import SwiftUI

/// Calls may leave out an optional `var`.
struct Hint: View {
  @State var text: String?  // expect: the parent passes a value for `@State var text`  // help: declare `text` without `@State`
  let title: String
  var body: some View { Text(text ?? title) }
}

struct Form1: View {
  @State private var text = ""
  var body: some View {
    TextField("Text", text: $text)
    Hint(text: text, title: "A")
    Hint(title: "B")
  }
}
