import SwiftUI

final class Feed: ObservableObject {
  @Published var items: [String] = []
  var limit = 10
  func load() {}
}

@Observable final class Tally { var count = 0 }

final class Cache { var items: [String] = [] }

/// Both: `@State` goes with `@Observable`.
@Observable final class Mixed: ObservableObject { var count = 0 }

struct FeedList: View {
  @ObservedObject var feed: Feed
  var body: some View { List(feed.items, id: \.self) { Text($0) } }
}

struct FeedView: View {
  @StateObject private var own = Feed()
  @State private var passed = Feed()
  @State private var acted = Feed()
  @State private var limited = Feed()
  @State private var tally = Tally()
  @State private var cache = Cache()
  @State private var mixed = Mixed()
  @State private var feeds: [Feed] = []
  static let common = Feed()

  var body: some View {
    // Who shows it observes it.
    FeedList(feed: passed)
    Button("Load") {
      acted.load()
      acted.items = []
      if acted.items.isEmpty { acted.load() }
    }
    Text("\(limited.limit)\(tally.count)\(cache.items.count)\(mixed.count)\(feeds.count)\(own.items.count)")
  }
}

/// Listens by hand.
struct Listener: View {
  @State private var feed = Feed()
  @State private var count = 0
  var body: some View {
    Text("\(count)\(feed.items.count)").onReceive(feed.$items) { count = $0.count }
  }
}

struct Follower: View {
  @State private var feed = Feed()
  @State private var version = 0
  var body: some View {
    Text("\(version)\(feed.items.count)").onReceive(feed.objectWillChange) { version += 1 }
  }
}

/// Keeps a value for others, which do not want to be updated with it.
@propertyWrapper
struct Quietly: DynamicProperty {
  @State private var feed = Feed()
  var wrappedValue: [String] {
    get { feed.items }
    nonmutating set { feed.items = newValue }
  }
}
