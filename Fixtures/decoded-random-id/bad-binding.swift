import SwiftUI

struct Post: Decodable, Identifiable {
  let id = UUID()  // expect: info: each decoding gives `Post` a new `id`
  var title: String
  enum CodingKeys: CodingKey { case title }
}

struct Posts: View {
  @Binding var posts: [Post]
  var body: some View {
    List($posts) { $post in TextField("Title", text: $post.title) }  // note: identifies elements
  }
}
