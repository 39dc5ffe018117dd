import SwiftUI

struct Note: Hashable {
  var title = ""
  var body = ""
}

struct NoteScreen: View {
  @State private var note = Note()
  var body: some View {
    NoteEditor(note: $note)
      .id(note)  // expect: info: `.id(note)` re-creates the view whenever the user edits the value in it, and `TextField` loses focus
  }
}
