import SwiftUI

struct Note: Identifiable {
  let id: String
  var text: String
}

final class Notebook: ObservableObject {
  @Published var notes: [Note] = []
  func remove(at i: Int) { notes.remove(at: i) }
}

struct NoteRow: View {
  let note: Note
  @State private var isOpen = false
  var body: some View { Button(note.text) { isOpen.toggle() }.bold(isOpen) }
}

/// The id of the element takes the state of its row along.
struct Notes: View {
  @ObservedObject var notebook: Notebook
  var body: some View {
    List {
      ForEach(notebook.notes.indices, id: \.self) { i in
        NoteRow(note: notebook.notes[i])
          .id(notebook.notes[i].id)
          .onTapGesture { notebook.remove(at: i) }
      }
    }
  }
}
