import SwiftUI

struct Note: Hashable {
  var title = ""
  var body = ""
}

struct NoteScreen: View {
  @State private var note = Note()
  var body: some View {
    NoteEditor(note: $note)
      .id(note)  // expect: warning: while the user edits it in the view itself: each time, SwiftUI takes this view away and builds another, and `@FocusState isFocused` of `NoteEditor`
  }
}
