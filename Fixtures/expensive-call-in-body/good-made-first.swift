import CoreData
import SwiftUI

final class Shelf {
  private static var made: Shelf!
  // The first reader makes it, and all others get the same.
  static var shared: Shelf {
    if made == nil { made = Shelf() }
    return made
  }
  let container: NSPersistentContainer
  init() {
    container = NSPersistentContainer(name: "Shelf")
    container.loadPersistentStores { _, _ in }
  }
  var title: String { container.name }
}

struct ShelfView: View {
  @State private var text = ""
  var body: some View {
    TextField("Search", text: $text)
    Text(Shelf.shared.title)
  }
}
