import SwiftUI

final class Feed: ObservableObject {
  @Published var items: [String] = []  // note: `items` publishes its changes, which nothing in the view observes
  @Published private(set) var isLoading = false
  @Published var query = ""
  func load() {}
}

struct FeedView: View {
  @State private var feed = Feed()  // expect: info: `@State feed` does not observe its `Feed`: `FeedView` does not update
  var body: some View {
    List(feed.items, id: \.self) { Text($0) }  // note: `items` is read here
  }
}

struct Indicator: View {
  @State var feed: Feed  // expect: `@State feed` does not observe its `Feed`: `Indicator` does not update when `isLoading` changes
  var body: some View { status.padding() }
  private var status: some View { ProgressView().opacity(self.feed.isLoading ? 1 : 0) }
}

struct Search: View {
  @State private var feed: Feed  // expect: `@State feed` does not observe its `Feed`: `Search` does not update when `query` changes
  init() { _feed = State(initialValue: Feed()) }
  var body: some View { TextField("Search", text: $feed.query) }
}

struct Latest: View {
  @State private var feed: Feed?  // expect: `@State feed` does not observe its `Feed`: `Latest` does not update when `query` changes
  private var title: String { feed?.query ?? "" }
  var body: some View { Text(title).onTapGesture { feed = Feed() } }
}

extension Feed {
  func refresh() {
    isLoading = true
    items = ["Late"]
    query = "a"
  }
}
