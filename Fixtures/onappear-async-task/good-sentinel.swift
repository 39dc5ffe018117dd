import SwiftUI

// Loading removes the view: `.task` would cancel it.

@Observable final class Feed {
  var isLoading = false
  var items: [String] = []
  func loadMore() async { await loadPage() }
  private func loadPage() async {
    isLoading = true
    await Task.yield()
    items.append("")
    isLoading = false
  }
}

struct FeedList: View {
  let feed: Feed
  var body: some View {
    List {
      ForEach(feed.items, id: \.self) { Text($0) }
      if !feed.isLoading {
        Color.clear.onAppear {
          Task { await feed.loadMore() }
        }
      }
    }
  }
}
