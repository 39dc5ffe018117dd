import SwiftUI

struct Post: Identifiable { let id: Int; let title: String }

final class PostModel: ObservableObject {
  @Published var isSharing = false
  func share() { isSharing = true }
}

@MainActor final class Feed: ObservableObject {
  @Published var posts: [Post] = []
  @Published var drafts: [Post] = []
  private func page() async -> [Post] { await Task.yield(); return [] }

  /// Pages only come on top, and beginning again shows no rows.
  func more(reset: Bool) async {
    if reset { posts.removeAll() }
    posts.append(contentsOf: await page())
  }
  func reload() async { drafts = await page() }
}

/// Its rows never leave the data.
struct PostRow: View {
  let post: Post
  @State private var isOpen = false
  var body: some View {
    Button(post.title) { isOpen = true }
      .sheet(isPresented: $isOpen) { Text(post.title) }
  }
}

/// A child sets the flag, which this row may not have.
struct DraftRow: View {
  let draft: Post
  let isCompact: Bool
  @StateObject private var model = PostModel()
  var body: some View {
    VStack {
      Text(draft.title)
      if !isCompact { ShareButton(model: model) }
    }
    .sheet(isPresented: $model.isSharing) { Text(draft.title) }
  }
}

struct ShareButton: View {
  let model: PostModel
  var body: some View { Button("Share") { model.share() } }
}

struct FeedView: View {
  @StateObject private var feed = Feed()
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(feed.posts) { PostRow(post: $0) }
        ForEach(feed.drafts) { DraftRow(draft: $0, isCompact: true) }
      }
    }
    .task { await feed.more(reset: true) }
    .task { await feed.reload() }
  }
}
