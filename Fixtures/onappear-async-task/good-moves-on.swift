import SwiftUI

// Cancellation would lose the page that the list has moved past.

final class Feed: ObservableObject {
  @Published var items: [Int] = []
  private var page = 0

  func next() async {
    page += 1
    items += await load(page)
  }
  private func load(_ page: Int) async -> [Int] {
    (try? await URLSession.shared.data(from: URL(fileURLWithPath: "\(page)")).0.count).map { [$0] } ?? []
  }
}

struct More: View {
  @ObservedObject var feed: Feed
  var body: some View {
    Text("More").onAppear { Task { await feed.next() } }
  }
}

struct FeedView: View {
  @StateObject private var feed = Feed()
  @State private var isWide = false
  var body: some View {
    Toggle("Wide", isOn: $isWide)
    More(feed: feed)
  }
}
