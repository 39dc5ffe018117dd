import SwiftUI

struct Variable: Identifiable {
  let id = UUID()
  var name = ""
}

/// A draft of what the sheet is for.
struct VariableEditor: View {
  @State var variable: Variable
  @State var isNew: Bool
  var body: some View { TextField(isNew ? "New" : "Name", text: $variable.name) }
}

struct Variables: View {
  @State private var edited: Variable?
  let variables: [Variable]
  var body: some View {
    List(variables) { variable in Button(variable.name) { edited = variable } }
      .sheet(item: $edited) { item in VariableEditor(variable: item, isNew: item.name == "") }
  }
}

final class Key: Identifiable, Hashable {
  var text = ""
  static func == (a: Key, b: Key) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Another object is another row.
struct KeyRow: View {
  @State var key: Key
  var body: some View { Text(key.text) }
}

struct Keys: View {
  @State private var keys: [Key] = []
  var body: some View {
    List(keys) { key in KeyRow(key: key) }
    Button("Add") { keys.append(Key()) }
  }
}

/// Nothing writes what the parent passes.
struct Parent: View {
  @State private var language = "en"
  var body: some View { Picker1(language: language) }
}

struct Picker1: View {
  @State var language: String
  var body: some View { TextField("Language", text: $language) }
}
