import SwiftUI

struct Letter: Identifiable {
  let id: Int
  let text: String
}

final class Post: ObservableObject {
  @Published var letters: [Letter] = []
  func receive(_ new: [Letter]) { letters += new }
}

/// The stack is the body of a view that the parent scrolls.
struct Letters: View {
  @ObservedObject var post: Post
  var body: some View {
    VStack {  // expect: info: a `VStack` in a `ScrollView` builds every row of `post.letters` at once
      ForEach(post.letters) { Text($0.text) }
    }
  }
}

/// The stack that SwiftUI adds.
struct PlainLetters: View {
  @ObservedObject var post: Post
  var body: some View {
    ForEach(post.letters) { Text($0.text) }  // expect: info: a `ForEach` directly in a `ScrollView`
  }
}

struct Mailbox: View {
  @StateObject private var post = Post()
  var body: some View {
    ScrollView { Letters(post: post) }
      .onAppear { post.receive([]) }
    ScrollView { PlainLetters(post: post) }
  }
}
