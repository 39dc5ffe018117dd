import SwiftUI

final class Shelf: ObservableObject {
  @Published var books: [String] = []
  @Published var open: Set<String> = []
  @Published var isBusy = false
  static let shared = Shelf()
}

final class Tint: ObservableObject {
  @Published var isDark = false
  @Published var strength = 1.0
  func strengthen() { while strength < 3 { strength += 1 } }
}

struct ShelfView: View {
  @ObservedObject var shelf: Shelf
  @ObservedObject var tint: Tint
  var body: some View {
    List {
      ForEach(shelf.books, id: \.self) { book in
        BookRow(book: book)  // note: each element builds `BookRow` here
        HeldRow(book: book, shelf: shelf)
        TintRow(book: book)
        ChangingRow(book: book, tint: tint)
        SharedRow(book: book)
      }
    }
  }
}

struct BookRow: View {
  let book: String
  @EnvironmentObject var shelf: Shelf  // expect: each `BookRow` observes the same `Shelf`
  var body: some View { Text(shelf.isBusy ? "…" : book) }  // note: a row reads it here
}

struct HeldRow: View {
  let book: String
  @ObservedObject var shelf: Shelf  // expect: each `HeldRow` observes the same `Shelf`
  var body: some View { Text(shelf.isBusy ? "…" : book) }
}

struct SharedRow: View {
  let book: String
  @ObservedObject private var shelf = Shelf.shared  // expect: each `SharedRow` observes the same `Shelf`
  init(book: String) { self.book = book }
  var body: some View { Text(shelf.isBusy ? "…" : book) }
}

/// Little is published: advice.
struct TintRow: View {
  let book: String
  @EnvironmentObject var tint: Tint  // expect: info: each `TintRow` observes the same `Tint`
  var body: some View { Text(book).opacity(tint.isDark ? 1 : 0.5) }
}

struct ChangingRow: View {
  let book: String
  @ObservedObject var tint: Tint  // expect: info: each `ChangingRow`
  var body: some View {
    Button(tint.isDark ? "Dark" : book) {
      tint.isDark = true  // note: a row changes it here
    }
  }
}

extension Shelf {
  func load() {
    for book in ["a", "b"] { books.append(book) }
    open.insert("a")
    isBusy = true
  }
}

/// Three properties change that the row does not show, and the rows become more and more.
final class Session: ObservableObject {
  @Published var a = 0
  @Published var b = 0
  @Published var c = 0
  @Published var user = ""
  func change() {
    for _ in 0..<3 { a += 1 }
    b += 1
    c += 1
  }
}

struct SessionRow: View {
  @EnvironmentObject var session: Session  // expect: info: each `SessionRow` observes the same `Session`
  var body: some View { Text(session.user) }
}

struct Sessions: View {
  @State private var names: [String] = []
  var body: some View {
    List { ForEach(names, id: \.self) { _ in SessionRow() } }
    Button("Add") { names.append("a") }
  }
}
