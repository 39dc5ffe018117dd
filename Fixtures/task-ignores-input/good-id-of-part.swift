import SwiftUI

struct Author { let id: Int }

struct Book {
  let author: Author
  var isLiked = false
}

/// The book that is passed changes in what the task does not read.
struct AuthorLine: View {
  let book: Book
  @State private var name = ""
  var body: some View {
    Text(name).task { name = await load(author: book.author.id.description) }
  }
  private func load(author: String) async -> String {
    await Task.yield()
    return author
  }
}

struct BookPage: View {
  @State private var book = Book(author: Author(id: 1))
  var body: some View {
    AuthorLine(book: book)
    Button("Like") { book.isLiked.toggle() }
  }
}
