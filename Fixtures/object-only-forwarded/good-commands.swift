import SwiftUI

final class Library: ObservableObject {
  @Published var titles: [String] = []
  func add() { titles.append("title") }
}

struct Entry: View {
  @ObservedObject var library: Library
  var body: some View { Button("\(library.titles.count)") { library.add() } }
}

/// The commands of a menu are few.
struct LibraryCommands: Commands {
  @ObservedObject var library: Library
  var body: some Commands {
    CommandMenu("Library") {
      Entry(library: library)
      Entry(library: library)
    }
  }
}

@main struct Books: App {
  @StateObject private var library = Library()
  var body: some Scene {
    WindowGroup { Entry(library: library) }.commands { LibraryCommands(library: library) }
  }
}
