import SwiftUI

// The work does not decide whether the view is shown.

@Observable final class Feed {
  var isPaid = false
  var items: [String] = []
  func loadMore() async {
    await Task.yield()
    items.append("")
  }
}

struct FeedList: View {
  let feed: Feed
  var body: some View {
    if feed.isPaid {
      Text("More").onAppear {
        Task { await feed.loadMore() }  // expect: continues after the view is removed
      }
    }
  }
}
