import SwiftUI

struct Bookmark: Hashable {
  let id: Int
  var isRead = false
}

struct Track: Hashable, Identifiable {
  let id: Int
  var rating = 0
}

struct Lists: View {
  @State private var bookmarks: [Bookmark] = []
  @State private var tracks: [Track] = []
  @State private var words = ["a"]

  var body: some View {
    List {
      ForEach(bookmarks, id: \.self) { Text("\($0.id)") }  // expect: info: setting `bookmarks[0].isRead`  // help: identify the rows by the id that the elements have: `id: \.id`
      ForEach(tracks, id: \.self) { Text("\($0.id)") }  // expect: info: setting `tracks[0].rating`  // help: remove `id: \.self`: `Track` is `Identifiable`
      ForEach($words, id: \.self) { $word in TextField("Word", text: $word) }  // expect: warning: identifies the row by the edited value  // help: put each element into a `struct` with a stored `id`, and identify the rows by it: `id: \.id`
    }
    Button("Read") {
      bookmarks[0].isRead = true
      tracks[0].rating = 5
    }
  }
}
