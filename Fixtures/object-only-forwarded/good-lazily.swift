import SwiftUI

final class Feed: ObservableObject {
  @Published var items: [String] = []
  let name: String
  init(name: String) { self.name = name }
  func load() { items.append(name) }
}

struct FeedScreen: View {
  @StateObject private var feed: Feed
  init(name: String) { _feed = StateObject(wrappedValue: Feed(name: name)) }
  var body: some View {
    VStack {
      Text("Feed")
      FeedList(feed: feed)
      Text("End")
    }
  }
}

struct FeedList: View {
  @ObservedObject var feed: Feed
  var body: some View {
    Button("More") { feed.load() }
    ForEach(feed.items, id: \.self) { Text($0) }
  }
}
