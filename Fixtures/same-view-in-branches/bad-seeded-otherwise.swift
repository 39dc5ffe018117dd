import SwiftUI

enum Kind { case picture, link, text }

@Observable final class Post {
  var kind = Kind.text
  var title = ""
  func change() { kind = kind == .link ? .picture : .link }
}

// The state starts from the title, which the branches do not depend on.
struct Thumbnail: View {
  let post: Post
  @State private var title: String
  init(post: Post) {
    self.post = post
    _title = State(initialValue: post.title)
  }
  var body: some View { TextField("Title", text: $title) }
}

struct Tile: View {
  let post: Post
  var body: some View {
    switch post.kind {  // expect: show `Thumbnail` and differ only in `.opacity`
    case .picture: Thumbnail(post: post)
    case .link: Thumbnail(post: post).opacity(0.5)
    case .text: Button("Change") { post.change() }
    }
  }
}
