import SwiftUI

/// The rows of the lazy grid show the card, because the initializer's default says so. The list that shows the row is
/// not lazy.
enum ShelfLayout { case grid, list }

final class Library: ObservableObject {
  @Published var books: [String] = []
  func reload(_ found: [String]) { books = found }
}

struct BookItem: View {
  let book: String
  var layout: ShelfLayout
  init(book: String, layout: ShelfLayout = .grid) {
    self.book = book
    self.layout = layout
  }
  var body: some View {
    switch layout {
    case .grid: Text(book)
    case .list: BookRow(book: book)
    }
  }
}

struct BookRow: View {
  let book: String
  @State private var isEditing = false
  var body: some View {
    Button(book) { isEditing = true }
      .sheet(isPresented: $isEditing) { Text(book) }
  }
}

struct Shelf: View {
  @ObservedObject var library: Library
  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem()]) {
        ForEach(library.books, id: \.self) { book in BookItem(book: book) }
      }
    }
  }
}
