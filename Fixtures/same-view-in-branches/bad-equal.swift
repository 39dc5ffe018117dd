import SwiftUI

struct Feed: View {
  let tag: String
  @StateObject private var posts = Posts()
  var body: some View {
    Button(tag) { posts.names.append(tag) }
    ForEach(posts.names, id: \.self) { Text($0) }
  }
}

final class Posts: ObservableObject {
  @Published var names: [String] = []
}

// The flag is there for the reset: no edit may take it away.
struct Reader: View {
  @State private var reload = false
  @State private var tag = "swift"
  var body: some View {
    if reload {  // expect: both branches show the same `Feed`; a change of `reload` replaces the view  // help: write one `Feed`: with `.id(reload)` if the reset is meant, otherwise without the condition
      Feed(tag: tag)
    } else {
      Feed(tag: tag)
    }
    Button("Other") {
      tag = "linux"
      reload.toggle()
    }
  }
}
