import SwiftUI

@MainActor @Observable final class Feed {
  var items: [String] = []
  let limit: Int
  init(limit: Int) { self.limit = limit }
  func load() { items.append("One") }
}

struct FeedView: View {
  private var feed: Feed
  init(limit: Int) {
    feed = Feed(limit: limit)  // expect: `FeedView.init` creates `feed`  // help: declare `@State private var feed: Feed` and write `_feed = State(initialValue: …)`, or create the `Feed` where it is owned and pass it in
  }
  var body: some View { Button("\(feed.items.count)") { feed.load() } }
}

struct FixedFeed: View {
  private var feed: Feed
  init() {
    feed = Feed(limit: 3)  // expect: `FixedFeed.init` creates `feed`  // help: declare `@State private var feed = …`, or create the `Feed` where it is owned and pass it in
  }
  var body: some View { Button("\(feed.items.count)") { feed.load() } }
}

struct Home: View {
  @State private var isOn = false
  var body: some View {
    Toggle("On", isOn: $isOn)
    if isOn { Text("On") }
    FeedView(limit: 2)
    FixedFeed()
  }
}
