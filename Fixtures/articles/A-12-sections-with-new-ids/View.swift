import SwiftUI

struct BookView: View {
  @ObservedObject var book: Book
  var body: some View { List(book.chapters) { Text($0.title) } }
}
