import SwiftUI

struct Post: Identifiable, Equatable {
  let id: String
  let text: String
  var likes = 0
}

struct Draft: Identifiable, Equatable {
  let id: String
  var text: String
}

@MainActor @Observable final class Feed {
  var latest = Post(id: "a", text: "")
  var draft = Draft(id: "a", text: "")
  var other = Draft(id: "a", text: "")
  func like() { latest.likes += 1 }
  func next() {
    latest = Post(id: "b", text: "")
    draft = Draft(id: "b", text: "")
  }
  // Not the draft that a view gets.
  func write() { other.text += "…" }
}

/// The text changes only with the id, and what changes in place is not used.
struct PostView: View {
  let post: Post
  @State private var words = 0
  var body: some View {
    Text("\(words) \(post.likes)").task(id: post.id) { words = await count(post.text) }
  }
  private func count(_ text: String) async -> Int { text.count }
}

/// Only replaced as a whole.
struct DraftView: View {
  let draft: Draft
  @State private var words = 0
  var body: some View {
    Text("\(words)").task(id: draft.id) { words = await count(draft.text) }
  }
  private func count(_ text: String) async -> Int { text.count }
}

struct FeedView: View {
  @State private var feed = Feed()
  var body: some View {
    PostView(post: feed.latest)
    DraftView(draft: feed.draft)
    Text(feed.other.text)
    Button("Like") { feed.like() }
    Button("Next") { feed.next() }
    Button("Write") { feed.write() }
  }
}
