import SwiftUI

enum Kind { case picture(URL), link(URL), text }

@Observable final class Post {
  var kind = Kind.text
  func change() { kind = .text }
}

// The state starts from the kind, so that one view would go on to show the first picture.
struct Thumbnail: View {
  let post: Post
  @State private var url: URL?
  @State private var taps = 0
  init(post: Post) {
    self.post = post
    let shown: URL?
    switch post.kind {
    case .picture(let url), .link(let url): shown = url
    case .text: shown = nil
    }
    _url = State(initialValue: shown)
  }
  var body: some View {
    Button("\(url?.path ?? "") \(taps)") { taps += 1 }
      .onLongPressGesture { url = nil }
  }
}

struct Tile: View {
  let post: Post
  var body: some View {
    switch post.kind {
    case .picture: Thumbnail(post: post)
    case .link: Thumbnail(post: post).opacity(0.5)
    case .text: Button("Change") { post.change() }
    }
  }
}
