// with: strict
import SwiftUI

struct Note: Identifiable, Hashable {
  let id: Int
  var title: String
  var isDone = false
}

final class NoteModel: ObservableObject {
  @Published var text = ""
}

struct NoteRow: View {
  @State var note: Note  // expect: info: the parent passes a value for `@State var note`
  var body: some View { Text(note.title) }
}

struct Flag: View {
  @State var isOn = false  // expect: info: 2 callers pass a value for `@State var isOn`, which `Flag` ignores after the first update
  @State internal var label: String  // expect: info: `@State var label`
  var body: some View { Toggle(label, isOn: $isOn) }
}

struct NoteHeader: View {
  @StateObject var model: NoteModel  // expect: info: the parent passes a value
  var body: some View { Text(model.text) }
}

struct NoteEditor: View {
  @State var note: Note  // expect: info: 2 callers pass a value for `@State var note`
  var body: some View { TextField("Title", text: $note.title) }
}

struct KeyedEditor: View {
  @State var note: Note  // expect: info: the parent passes a value for `@State var note`
  var body: some View { TextField("Title", text: $note.title) }
}

struct Notes: View {
  @State private var notes: [Note] = []
  @State private var current = Note(id: 0, title: "")
  @State private var model = NoteModel()
  @State private var isEditing = false

  var body: some View {
    List(notes) { note in
      NoteRow(note: note)  // note: `note` is passed here
    }
    Flag(isOn: current.isDone, label: "Done: \(current.title)")
    Flag(isOn: !notes.isEmpty, label: "Any")
    NoteHeader(model: model)
      .sheet(isPresented: $isEditing) { NoteEditor(note: current) }
    NavigationLink("Edit") { NoteEditor(note: self.current) }
    KeyedEditor(note: current).id(current.id)
    Button("Next") {
      notes.append(current)
      notes[0].title = "First"
      current = Note(id: notes.count, title: "Next")
      model = NoteModel()
      isEditing = true
    }
  }
}

struct Presented: View {
  @State var note: Note  // expect: info: 2 callers pass a value for `@State var note`
  var body: some View { Text(note.title) }
}

extension View {
  func cover<Content: View>(_ isShown: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
    modifier(Cover(isShown: isShown, shown: content))
  }
}

struct Cover<Shown: View>: ViewModifier {
  let isShown: Binding<Bool>
  let shown: () -> Shown
  func body(content: Content) -> some View {
    content.fullScreenCover(isPresented: isShown) { shown() }
  }
}

enum Route: Hashable {
  case note(Note)

  @ViewBuilder func view() -> some View {
    switch self {
    case .note(let note): Presented(note: note)
    }
  }
}

struct Gate: View {
  @State private var note = Note(id: 0, title: "")
  @State private var isShown = false
  var body: some View {
    NavigationStack {
      Text("Gate")
        .cover($isShown) { Presented(note: note) }
        .onTapGesture { note = Note(id: 1, title: "a") }
        .navigationDestination(for: Route.self) { route in route.view() }
    }
  }
}

struct Shout: View {
  @State var text: String  // expect: info: 2 callers pass a value for `@State var text`, which `Shout` ignores after the first update
  var body: some View { Text(text) }
}

struct Shouts: View {
  @State private var note = Note(id: 0, title: "")
  var body: some View {
    Button("Next") { note = Note(id: 1, title: "a") }
    Shout(text: note.title.uppercased())
    Shout(text: String(note.id))
    Shout(text: String(3))
  }
}
