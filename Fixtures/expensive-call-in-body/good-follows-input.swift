import SwiftUI

/// Only another text evaluates the body, and then the result differs.
struct Preview1: View {
  @State private var text = "# A"
  var body: some View {
    TextEditor(text: $text)
    Text((try? AttributedString(markdown: text)) ?? AttributedString(text))
  }
}

/// Only another input does.
struct Preview2: View {
  let text: String
  var body: some View { Text((try? AttributedString(markdown: text)) ?? AttributedString(text)) }
}

struct Editor: View {
  @State private var text = "# A"
  @State private var isBold = false
  var body: some View {
    Toggle("Bold", isOn: $isBold)
    TextEditor(text: $text).bold(isBold)
    Preview2(text: text)
  }
}
