// with: strict
import SwiftUI

struct Draft: View {
  @State var text: String  // expect: info: 2 callers pass a value for `@State var text`, whose changes `Draft` ignores while it is presented  // help: declare `@Binding var text`; if it is a draft of `Draft`, give the view an `.id(…)` of what it edits
  var body: some View { TextField("Text", text: $text) }
}

struct Note: View {
  @State var title = ""  // expect: info: the parent passes a value for `@State var title`, whose changes `Note` ignores while it is presented
  var body: some View { TextField("Title", text: $title) }
}

struct Panel: View {
  @State var size: Int  // expect: info: the parent passes a value for `@State var size`, which `Panel` ignores after the first update  // help: declare `let size`
  var body: some View { Text("\(size)") }
}

// Each presentation makes a view of its own; beside one there is a place that does not.
struct Screen: View {
  @State private var title = ""
  @State private var isOpen = false
  @State private var chosen: Chosen?

  var body: some View {
    NavigationStack {
      Text(title)
        .popover(isPresented: $isOpen) { Draft(text: title) }
        .sheet(item: $chosen) { chosen in Draft(text: chosen.name) }
        .navigationDestination(isPresented: $isOpen) { Note(title: title) }
        .navigationDestination(for: String.self) { Note(title: $0) }
      Panel(size: title.count)
      TextField("Title", text: $title)
    }
  }
}

struct Chosen: Identifiable {
  let id: Int
  var name: String
}
