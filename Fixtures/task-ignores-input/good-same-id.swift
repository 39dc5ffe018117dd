import SwiftUI

struct Novel: Identifiable {
  let id: Int
  var isBookmarked = false
}

struct Comments: View {
  let novel: Novel
  @State private var comments: [String] = []
  var body: some View {
    List(comments, id: \.self) { Text($0) }
      .task { comments = await load(novel.id) }
  }
  private func load(_ id: Int) async -> [String] { [] }
}

/// Only a field changes, and the `id` stays.
struct NovelPage: View {
  @State private var novel = Novel(id: 1)
  var body: some View {
    Toggle("Bookmark", isOn: $novel.isBookmarked)
    Button("Keep") { novel.isBookmarked = true }
    Comments(novel: novel)
  }
}
