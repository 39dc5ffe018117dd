import SwiftUI

@Observable final class Shelf {
  var titles: [String] = []
}

final class Library: ObservableObject {
  let shelf = Shelf()
  @Published var name = ""
}

/// No view observes an object that the initializer has just created.
struct Reading: View {
  @State private var library: Library
  init(title: String) {
    let library = Library()
    library.shelf.titles = [title]
    library.name = title
    _library = State(initialValue: library)
  }
  var body: some View { Text(library.shelf.titles.joined()) }
}

struct Desk: View {
  @State private var title = ""
  var body: some View {
    TextField("Title", text: $title)
    Reading(title: title)
  }
}
