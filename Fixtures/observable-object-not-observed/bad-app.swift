import SwiftUI

final class Library: ObservableObject {
  @Published var selection: Set<Int> = []
  var hasSelection: Bool { !selection.isEmpty }
  func select(_ id: Int) { selection.insert(id) }
  func remove() { selection = [] }
}

struct Shelf: View {
  @ObservedObject var library: Library
  var body: some View { Button("\(library.selection.count)") { library.select(1) } }
}

// The menu item stays as it was at the start.
@main struct Reader: App {
  private let library: Library  // expect: warning: `Reader` does not observe `library`: a change of `library.selection` does not update it
  // help: declare `@ObservedObject var library: Library`
  init() { library = Library() }
  var body: some Scene {
    WindowGroup { Shelf(library: library) }
      .commands {
        CommandMenu("Book") {
          Button("Remove") { library.remove() }
            .disabled(!library.hasSelection)
        }
      }
  }
}
