import SwiftUI

@MainActor @Observable final class Feed {
  private(set) var titles: [String] = []
  private(set) var version = 0
  func receive(_ title: String) {
    titles.append(title)
    version += 1
  }
}

struct Search: View {
  @State private var text = ""
  var body: some View { TextField("Search", text: $text) }
}

struct News: View {
  @State private var feed = Feed()
  var body: some View {
    VStack {
      Search()
      List(feed.titles, id: \.self) { Text($0) }
    }
    .id(feed.version)  // expect: warning: `.id` contains `version`, so each change of it re-creates the view, which resets `@State text` of `Search`  // help: remove `.id`: SwiftUI updates the view when the model changes
    .task { feed.receive("One") }
  }
}

struct Board: View {
  let feed: Feed
  let name: String
  var body: some View {
    VStack { Search() }
      .id("board-\(name)-\(feed.version)")  // expect: warning: `.id` contains `version`  // help: remove `version` from the id
  }
}
