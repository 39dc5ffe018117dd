import SwiftUI

final class Notes: ObservableObject {
  @Published var texts: [String] = []
  func add() { texts.append("New") }
}

struct NotesView: View {
  @ObservedObject var notes = Notes()
  var body: some View { Button("\(notes.texts.count)") { notes.add() } }
}

enum Page: CaseIterable { case start, notes, about }

struct Menu: View {
  @State private var isOpen = false
  var body: some View {
    ForEach(Page.allCases, id: \.self) { page in
      switch page {
      case .notes:
        NavigationLink("Notes") { NotesView() }  // expect: the destination `NotesView` is built with some of the rows, shown or not, which creates a new `Notes` each time
      default: Text("\(page)")
      }
    }
    Toggle("Open", isOn: $isOpen)
    Text(isOpen ? "Open" : "Closed")
  }
}
