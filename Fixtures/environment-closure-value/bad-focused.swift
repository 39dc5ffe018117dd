import SwiftUI

struct SaveAction {
  let run: () -> Void
}

struct SaveKey: FocusedValueKey { typealias Value = SaveAction }
struct CloseKey: FocusedValueKey { typealias Value = () -> Void }

extension FocusedValues {
  var save: SaveAction? {
    get { self[SaveKey.self] }
    set { self[SaveKey.self] = newValue }
  }
  var close: (() -> Void)? {
    get { self[CloseKey.self] }
    set { self[CloseKey.self] = newValue }
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
      .focusedValue(\.save, SaveAction { note.save() })  // expect: `\.save` gets a closure that captures `note` of `self`, which evaluates `Notes` whenever `NoteEditor` is evaluated
      .focusedSceneValue(\.close) { note.text = "" }  // expect: `\.close` gets a closure that captures `note` of `self`, which evaluates `CloseCommands`
  }
}

struct CloseCommands: Commands {
  @FocusedValue(\.close) private var close
  var body: some Commands {
    CommandMenu("Note") { Button("Close") { close?() } }
  }
}

@main struct Notes: App {
  @FocusedValue(\.save) private var save
  var body: some Scene {
    WindowGroup { NoteEditor() }
      .commands {
        CommandGroup(replacing: .newItem) { Button("Save") { save?.run() }.disabled(save == nil) }
        CloseCommands()
      }
  }
}
