import SwiftUI

final class Library: ObservableObject {
  @Published var books = ["a"]
}

struct Root: View {
  @StateObject private var library = Library()
  var body: some View {
    VStack {
      Text("Library")
      Shelf()
    }
    .environmentObject(library)
  }
}

struct Shelf: View {
  @EnvironmentObject private var library: Library
  var body: some View { List(library.books, id: \.self) { Text($0) } }
}

extension Library { func add() { books.append("b") } }
