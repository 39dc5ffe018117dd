import SwiftUI

struct Letter: Identifiable {
  let id: Int
  let text: String
}

final class Post: ObservableObject {
  @Published var letters: [Letter] = []
  func receive(_ new: [Letter]) { letters += new }
}

/// Nothing around it scrolls.
struct Letters: View {
  @ObservedObject var post: Post
  var body: some View { VStack { ForEach(post.letters) { Text($0.text) } } }
}

/// The parent puts the rows into a lazy stack.
struct Rows: View {
  @ObservedObject var post: Post
  var body: some View { ForEach(post.letters) { Text($0.text) } }
}

/// A sheet of what scrolls does not scroll.
struct Sheet: View {
  @ObservedObject var post: Post
  var body: some View { VStack { ForEach(post.letters) { Text($0.text) } } }
}

struct Mailbox: View {
  @StateObject private var post = Post()
  @State private var isOpen = false
  var body: some View {
    Letters(post: post).onAppear { post.receive([]) }
    ScrollView {
      LazyVStack { Rows(post: post) }
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) { Sheet(post: post) }
    }
  }
}
