import SwiftUI

final class Bookmarks: ObservableObject {
  @Published var text = ""
}

final class BookmarkAction {
  @ObservedObject var bookmarks: Bookmarks  // expect: info: no view updates when the object changes  // help: observe the object in the view that binds to it, with `@ObservedObject`
  init(bookmarks: Bookmarks) { self.bookmarks = bookmarks }
}

struct BookmarkButton: View {
  let action: BookmarkAction
  var body: some View { TextField("Note", text: action.$bookmarks.text) }
}

struct BookmarkList: View {
  @ObservedObject var bookmarks: Bookmarks
  var body: some View { Text(bookmarks.text) }
}
