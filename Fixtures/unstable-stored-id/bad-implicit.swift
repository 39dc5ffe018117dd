import SwiftUI

struct NoteRow: View {
  let title: String
  @State private var note = ""
  var body: some View { TextField(title, text: $note) }
}

/// `.init()` is as new as `UUID()`: as an initial value, a default, by a factory.
struct Note: Identifiable {
  let id: UUID = .init()  // expect: error: creates new `Note` values on each evaluation, each with a new `id`
  var title = ""
}

struct Letter: Identifiable {
  let id: UUID  // expect: error: creates new `Letter` values on each evaluation, each with a new `id`
  var title = ""
  init(title: String, id: UUID = .init()) {
    self.id = id
    self.title = title
  }
}

struct Mail: Identifiable {
  var id: UUID = Self.fresh()  // expect: error: creates new `Mail` values on each evaluation, each with a new `id`
  var title = ""
  static func fresh() -> UUID { .init() }
}

/// The id of an enumeration that is the id of what it holds.
struct Photo: Identifiable {
  let id = UUID()  // expect: `entries` creates new `Photo` values on each evaluation of `Pages.body`, each with a new `id`
  var title = ""
}

enum Entry: Identifiable {
  case photo(Photo)
  case page(Int)
  var id: UUID {
    switch self {
    case .photo(let photo): photo.id
    case .page: UUID(uuidString: "5D2B7B0C-0000-0000-0000-000000000000")!
    }
  }
}

struct Pages: View {
  let titles: [String]
  @State private var count = 0
  private var entries: [Entry] { titles.map { Entry.photo(Photo(title: $0)) } }
  var body: some View {
    VStack {
      Button("\(count)") { count += 1 }
      List(titles.map { Note(title: $0) }) { NoteRow(title: $0.title) }
      List(titles.map { Letter(title: $0) }) { NoteRow(title: $0.title) }
      List(titles.map { Mail(title: $0) }) { NoteRow(title: $0.title) }
      List(entries) { _ in NoteRow(title: "") }
    }
  }
}
