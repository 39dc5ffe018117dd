import SwiftUI

/// Only another text evaluates the body, and then the result is another one.
struct Preview1: View {
  @State private var text = "# A"
  var body: some View {
    TextEditor(text: $text)
    Text((try? AttributedString(markdown: text)) ?? AttributedString(text))
  }
}
