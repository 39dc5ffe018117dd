import SwiftUI

struct Draft { var name = "" }

struct Form: View {
  @State private var draft = Draft()
  var body: some View {
    // Only the row that is edited has a form.
    TextField("Name", text: Binding(get: { draft.name }, set: { draft.name = $0 }))  // expect: info: `text:` of `TextField` gets a new `Binding(get:set:)` at every evaluation of `Form.body`, which SwiftUI cannot compare
  }
}

struct Entries: View {
  let names: [String]
  @State private var editedName: String?
  var body: some View {
    List(names, id: \.self) { name in row(name) }
  }
  private func row(_ name: String) -> some View {
    let isEdited = editedName == name
    return VStack {
      Button(name) { editedName = name }
      if isEdited { Form() }
      if editedName == name { Form() }
    }
  }
}
