import SwiftUI

// An app without state is evaluated once, and so is what it builds.

final class Shelf: ObservableObject {
  @Published var books: [String] = []
}

struct ShelfModifier: ViewModifier {
  let shelf = Shelf()
  func body(content: Content) -> some View { content.environmentObject(shelf) }
}

@main struct Library: App {
  var body: some Scene {
    WindowGroup { Text("Books").modifier(ShelfModifier()) }
  }
}
