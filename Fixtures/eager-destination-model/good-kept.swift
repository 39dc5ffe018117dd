import SwiftUI

@Observable final class NoteModel {
  private let id: String
  var text = ""
  init(_ id: String) { self.id = id }
  func load() async { text = id }
}

// To create the model costs nothing, and the page keeps its first one.
struct NotePage: View {
  @State private var model: NoteModel
  init(_ id: String) { _model = State(initialValue: NoteModel(id)) }
  var body: some View { Text(model.text).task { await model.load() } }
}

struct Notes: View {
  @State private var ids = ["a"]
  var body: some View {
    List(ids, id: \.self) { id in
      NavigationLink { NotePage(id) } label: { Text(id) }
    }
    .toolbar { Button("Add") { ids.append("b") } }
  }
}
