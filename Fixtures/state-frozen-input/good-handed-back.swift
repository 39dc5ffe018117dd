import SwiftUI

// A draft, which the view hands back when it is finished.

struct NameEditor: View {
  @State private var draft: String
  let onSave: (String) -> Void
  init(name: String, onSave: @escaping (String) -> Void) {
    _draft = State(initialValue: name)
    self.onSave = onSave
  }
  var body: some View {
    TextField("Name", text: $draft)
    Button("Save") { onSave(draft) }
  }
}

struct Profile: View {
  @State private var name = "Ada"
  var body: some View {
    NameEditor(name: name) { name = $0 }
    Button("Reset") { name = "" }
  }
}
