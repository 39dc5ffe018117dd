import SwiftUI

struct Book: Identifiable, Hashable {
  let id: Int
  let title: String
}

struct Shelf: View {
  let books: [Book]
  @State private var isOpen = false
  var body: some View {
    NavigationStack {
      List(books) { book in
        BookRow(book: book, isOpen: $isOpen)
      }
    }
  }
}

struct BookRow: View {
  let book: Book
  @Binding var isOpen: Bool
  @State private var isShown = false
  var body: some View {
    // Only a row that exists sets its own state.
    Button(book.title) { isShown = true }
      .navigationDestination(isPresented: $isShown) {  // expect: warning: `navigationDestination(isPresented: $isShown)` is in the row `BookRow` of a lazy container, which closes it with the row
        Text(book.title)
      }
      .navigationDestination(isPresented: $isOpen) {  // expect: error: `navigationDestination(isPresented: $isOpen)` is unknown until a lazy container creates the row `BookRow`
        Text(book.title)
      }
  }
}
