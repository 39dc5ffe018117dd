// with: strict
import SwiftUI

struct Feed: View {
  let posts: [String]
  var body: some View {
    List(posts, id: \.self) { post in
      NavigationLink(destination: PostDetail(post: post)) { PostRow(post: post) }  // note: built in a row
      NavigationLink { PostDetail(post: post) } label: { Text(post) }
    }
  }
}
