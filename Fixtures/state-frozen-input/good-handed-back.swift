import SwiftUI

// A draft, which the view hands back when it is finished. Each presentation begins with the name of then.

struct NameEditor: View {
  @State private var text: String
  let onSave: (String) -> Void
  init(name: String, onSave: @escaping (String) -> Void) {
    _text = State(initialValue: name)
    self.onSave = onSave
  }
  var body: some View {
    TextField("Name", text: $text)
    Button("Save") { onSave(text) }
  }
}

struct Profile: View {
  @State private var name = "Ada"
  @State private var isEditing = false
  var body: some View {
    Button("Edit") { isEditing = true }
      .sheet(isPresented: $isEditing) { NameEditor(name: name) { name = $0 } }
    Button("Reset") { name = "" }
  }
}
