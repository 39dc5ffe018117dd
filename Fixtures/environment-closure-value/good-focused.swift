import SwiftUI

/// An object, and a value that can be compared.
struct NoteKey: FocusedValueKey { typealias Value = Note }
struct SaveKey: FocusedValueKey { typealias Value = SaveAction }
struct UnreadKey: FocusedValueKey { typealias Value = () -> Void }

struct SaveAction: Equatable {
  let id: Int
  let run: () -> Void
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}

extension FocusedValues {
  var note: Note? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
  var save: SaveAction? {
    get { self[SaveKey.self] }
    set { self[SaveKey.self] = newValue }
  }
  var unread: (() -> Void)? {
    get { self[UnreadKey.self] }
    set { self[UnreadKey.self] = newValue }
  }
}

final class Note: ObservableObject {
  @Published var text = ""
  func save() {}
}

struct NoteEditor: View {
  @StateObject private var note = Note()
  var body: some View {
    Button(note.text) { note.text += "a" }
      .focusedValue(\.note, note)
      .focusedValue(\.save, SaveAction(id: 1) { note.save() })
      // Nothing reads it.
      .focusedValue(\.unread) { note.save() }
  }
}

@main struct Notes: App {
  @FocusedValue(\.note) private var note
  @FocusedValue(\.save) private var save
  var body: some Scene {
    WindowGroup { NoteEditor() }
      .commands {
        CommandGroup(replacing: .newItem) {
          Button("Save") {
            note?.save()
            save?.run()
          }
        }
      }
  }
}
