import SwiftUI

final class Post: ObservableObject {
  @Published var sent = 0
  @Published var isEditing = false
  func edit() { isEditing.toggle() }
}

struct PageLink<Page: View, Title: View>: View {
  private let page: Page
  private let title: Title
  init(@ViewBuilder destination: () -> Page, @ViewBuilder label: () -> Title) {
    page = destination()
    title = label()
  }
  var body: some View { NavigationLink(destination: page) { title } }
}

struct Message: View {
  let id: Int
  @EnvironmentObject var post: Post
  static func build(_ id: Int) -> Self { Self(id: id) }
  var body: some View { Text("\(id) \(post.sent)").onTapGesture { post.edit() } }
}

// Each row leads to a message, and shows none.
struct Messages: View {
  @State private var ids: [Int] = []
  let load: () async -> [Int]
  var body: some View {
    List(ids, id: \.self) { id in
      PageLink(destination: { Message.build(id) }, label: { Text("\(id)") })
      PageLink(destination: { Message(id: id) }, label: { Text("\(id)") })
    }
    .task { ids = await load() }
  }
}
