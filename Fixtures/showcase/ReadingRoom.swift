import SwiftUI

// A reading room: what goes wrong with identity while one reads, searches and writes.

struct Passage: Identifiable, Hashable {
  var id: String { title }
  var title: String
  var isMarked = false
  var words: [String] = []
}

struct Bookmark: Identifiable {
  let id: Int
  let name: String
  let page: Int
}

struct Ribbon: View, Identifiable {
  let id = UUID()
  let color: Color
  var body: some View { color.frame(width: 4) }
}

struct ReadingRoom: View {
  @State private var passages: [Passage] = []
  @State private var quotes = ["So it goes."]
  @State private var query = ""
  @State private var isComparing = false
  @State private var isSharing = false
  @State private var chapter: String?
  let bookmarks: [Bookmark]
  private let initials = ["A", "B", "A"]

  var body: some View {
    VStack {
      Form { TextField("Find", text: $query) }
        .id(query)
      List {
        ForEach(passages) { passage in
          if passage.isMarked { Text(passage.title) }
        }
        ForEach(bookmarks) { bookmark in
          Text(bookmark.name)
            .sheet(isPresented: $isSharing) { Text("Share page \(bookmark.page)") }
            .id(bookmark.id)
        }
        ForEach($quotes, id: \.self) { $quote in
          TextField("Quote", text: $quote)
        }
      }
      HStack { ForEach(initials, id: \.self) { Text($0) } }
      Group {
        if let chapter { Text(chapter) } else { ProgressView() }
      }
      .task { chapter = "Once" }
      columns
    }
  }

  @ViewBuilder private var columns: some View {
    if isComparing {
      HStack { Margin() }
    } else {
      VStack { Margin() }
    }
  }
}

struct Margin: View {
  @State private var note = ""
  var body: some View { TextEditor(text: $note) }
}

struct PassageTitle: View {
  @Binding var passage: Passage
  var body: some View { TextField("Title", text: $passage.title) }
}
