import SwiftUI

@Observable final class Shelf {
  private(set) var marks: [Int] = []
  private(set) var books: [Int] = []
  func load() async { marks = await fetch() }
  func add() { books.append(books.count) }
  private func fetch() async -> [Int] { [] }
}

struct BookRow: View {
  let book: Int
  let shelf: Shelf
  var body: some View { Text(shelf.marks.contains { $0 == book } ? "marked" : "plain") }
}

/// The marks are only replaced as a whole, by a load.
struct ShelfView: View {
  let shelf: Shelf
  var body: some View {
    List(shelf.books, id: \.self) { BookRow(book: $0, shelf: shelf) }
    Button("Add") { shelf.add() }
  }
}
