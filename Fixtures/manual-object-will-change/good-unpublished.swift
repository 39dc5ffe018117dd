import SwiftUI

// Announced before the change, of something that is not published.
final class Shelf: ObservableObject {
  private var books: [String] = []
  var count: Int { books.count }

  func add(_ book: String) {
    objectWillChange.send()
    books.append(book)
  }

  var title: String = "" {
    willSet {
      guard newValue != title else { return }
      objectWillChange.send()
    }
  }
}

struct ShelfView: View {
  @ObservedObject var shelf: Shelf
  var body: some View { Text("\(shelf.count) \(shelf.title)").onTapGesture { shelf.add("a") } }
}
