import SwiftUI

final class Feed: ObservableObject {
  @Published var items: [String] = []  // note: changes of `items` are only published to those who observe
  @Published private(set) var isLoading = false
  @Published var query = ""
  func load() {}
}

struct FeedView: View {
  @State private var feed = Feed()  // expect: error: `@State` keeps the `Feed` in `feed` but does not observe it: when its `items` changes
  var body: some View {
    List(feed.items, id: \.self) { Text($0) }  // note: `items` is read here
  }
}

struct Indicator: View {
  @State var feed: Feed  // expect: when its `isLoading` changes
  var body: some View { status.padding() }
  private var status: some View { ProgressView().opacity(self.feed.isLoading ? 1 : 0) }
}

struct Search: View {
  @State private var feed: Feed  // expect: when its `query` changes
  init() { _feed = State(initialValue: Feed()) }
  var body: some View { TextField("Search", text: $feed.query) }
}

struct Latest: View {
  @State private var feed: Feed?  // expect: when its `query` changes
  private var title: String { feed?.query ?? "" }
  var body: some View { Text(title).onTapGesture { feed = Feed() } }
}
