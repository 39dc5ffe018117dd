// with: strict
import SwiftUI

// The kind at the call gives one view for each choice, and the user adds names without end.

enum RowKind {
  case plain
  case choices([String])
}

struct Row: View {
  let title: String
  let kind: RowKind

  var body: some View {
    switch kind {
    case .plain: Text(title)
    case .choices(let choices): ForEach(choices, id: \.self) { Text($0) }  // expect: info: one view for each element of an inner collection
    }
  }
}

struct Page: View {
  @State private var names: [String] = []
  let kind: RowKind
  var body: some View {
    List(names, id: \.self) { name in  // note: the rows are built here
      Row(title: name, kind: .choices(["a", "b"]))
    }
    List(names, id: \.self) { name in  // note: the rows are built here
      Row(title: name, kind: kind)
    }
    Button("Add") { names.append("a") }
  }
}
