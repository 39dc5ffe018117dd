import SwiftUI

final class Library: ObservableObject {
  @Published var selection: Set<Int> = []
  func select(_ id: Int) { selection.insert(id) }
  func remove() { selection = [] }
}

struct Shelf: View {
  @ObservedObject var library: Library
  var body: some View { Button("\(library.selection.count)") { library.select(1) } }
}

// Only actions and other views read the object.
@main struct Reader: App {
  private let library = Library()
  var body: some Scene {
    WindowGroup { Shelf(library: library) }
      .commands {
        CommandMenu("Book") { Button("Remove") { library.remove() } }
      }
  }
}
