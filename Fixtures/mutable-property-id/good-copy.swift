import SwiftUI

struct Variable: Identifiable {
  var name: String
  var id: String { name }
}

// The field edits a copy; the list gets another value when it is saved.
struct VariableEditor: View {
  @State var variable: Variable
  let save: (Variable) -> Void
  var body: some View {
    TextField("Name", text: $variable.name)
    Button("Save") { save(variable) }
  }
}

struct Variables: View {
  @State private var variables: [Variable] = []
  @State private var selected: Variable?
  var body: some View {
    List(variables) { variable in
      Button(variable.name) { selected = variable }
    }
    .sheet(item: $selected) { VariableEditor(variable: $0) { variables.append($0) } }
  }
}
