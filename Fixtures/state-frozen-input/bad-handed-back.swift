import SwiftUI

// The draft stays on screen while its source changes: what is saved belongs to the name before.

struct NameEditor: View {
  @State private var text: String
  let onSave: (String) -> Void
  init(name: String, onSave: @escaping (String) -> Void) {
    _text = State(initialValue: name)  // expect: info: `@State text` keeps the first `name`
    self.onSave = onSave
  }
  var body: some View {
    TextField("Name", text: $text)
    Button("Save") { onSave(text) }
  }
}

struct Profile: View {
  @State private var name = "Ada"
  var body: some View {
    NameEditor(name: name) { name = $0 }
    Button("Reset") { name = "" }
  }
}
