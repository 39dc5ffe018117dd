import SwiftUI

struct Post: Identifiable, Equatable {
  let id: String
  var text: String
}

/// The text of a post grows while its id stays.
@MainActor @Observable final class Feed {
  var latest = Post(id: "a", text: "")
  var posts: [Post] = []
  func receive() { latest.text += "…" }
  func edit(_ index: Int) { posts[index].text += "…" }
  func next() { latest = Post(id: "b", text: "") }
}

struct PostView: View {
  let post: Post
  @State private var words = 0
  var body: some View {
    Text("\(words)").task(id: post.id) { words = await count(post.text) }  // expect: `.task(id:)` uses `post.text`, but does not run again
  }
  private func count(_ text: String) async -> Int { text.count }
}

struct PostRow: View {
  let post: Post
  @State private var words = 0
  var body: some View {
    Text("\(words)").task(id: post.id) { words = await count(post.text) }  // expect: `.task(id:)` uses `post.text`
  }
  private func count(_ text: String) async -> Int { text.count }
}

struct FeedView: View {
  @State private var feed = Feed()
  var body: some View {
    PostView(post: feed.latest)
    ForEach(feed.posts) { post in PostRow(post: post) }
    Button("Receive") { feed.receive() }
    Button("Edit") { feed.edit(0) }
    Button("Next") { feed.next() }
  }
}
