import SwiftUI

struct NoteEditor: View {
  @Binding var note: Note
  @FocusState private var isFocused: Bool
  var body: some View {
    VStack {
      TextField("Title", text: $note.title).focused($isFocused)  // note: `TextField` edits it here
    }
  }
}
