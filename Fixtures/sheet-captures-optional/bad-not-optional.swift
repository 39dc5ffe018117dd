// State that is not optional is captured in the same way.
import SwiftUI

struct Shelf: View {
  @State private var isShown = false
  @State private var index = 0
  let books = ["A", "B"]
  var body: some View {
    ForEach(books.indices, id: \.self) { i in
      Button(books[i]) {
        index = i
        isShown = true
      }
    }
    .sheet(isPresented: $isShown) { Text(books[index]) }  // expect: warning: the `sheet` can show an outdated `index`: it is set together with `isShown`  // help: let the body depend on it: capture the value in the content, `{ [index] in … }`
  }
}

struct Book: Identifiable {
  let id: Int
  let name: String
}

struct BookView: View {
  let book: Book
  var body: some View { Text(book.name) }
}

struct Library: View {
  @State private var isShown = false
  @State private var selected = Book(id: 0, name: "")
  let books: [Book]
  var body: some View {
    List(books) { book in
      Button(book.name) {
        selected = book
        isShown = true
      }
    }
    .sheet(isPresented: $isShown) { BookView(book: selected) }  // expect: warning: the `sheet` can show an outdated `selected`
  }
}

struct Naming: View {
  @State private var isShown = false
  @State private var name = ""
  var body: some View {
    Button("Save") {
      name = "Draft"
      isShown = true
    }
    .popover(isPresented: $isShown) {  // expect: warning: the `popover` can show an outdated `name`
      TextField("Name", text: $name)
      Button("Done") { save() }.disabled(name.isEmpty)
    }
  }
  private func save() { print(name) }
}
