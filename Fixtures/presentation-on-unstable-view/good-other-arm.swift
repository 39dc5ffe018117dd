import SwiftUI

enum Layout { case grid, list }

struct Book: Identifiable { let id: Int }

/// Presents only as a row of a list.
struct BookItem: View {
  let book: Book
  let layout: Layout
  @State private var isOpen = false
  var body: some View {
    switch layout {
    case .grid: Text("\(book.id)")
    case .list: Button("\(book.id)") { isOpen = true }.sheet(isPresented: $isOpen) { Text("Book") }
    }
  }
}

struct Shelf: View {
  let books: [Book]
  var body: some View {
    LazyVGrid(columns: [GridItem()]) {
      ForEach(books) { BookItem(book: $0, layout: .grid) }
    }
  }
}
