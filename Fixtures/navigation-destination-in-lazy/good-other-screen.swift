import SwiftUI

struct PageLink<Page: View, Title: View>: View {
  private let page: Page
  private let title: Title
  init(@ViewBuilder destination: () -> Page, @ViewBuilder label: () -> Title) {
    page = destination()
    title = label()
  }
  var body: some View { NavigationLink(destination: page) { title } }
}

// Rows lead to it, through a link of the project.
struct Message: View {
  let id: Int
  @State private var author: String?
  static func build(_ id: Int) -> Self { Self(id: id) }
  var body: some View {
    Button("\(id)") { author = "A" }
      .navigationDestination(item: $author) { Text($0) }
  }
}

struct Messages: View {
  let ids: [Int]
  var body: some View {
    List(ids, id: \.self) { id in
      PageLink(destination: { Message.build(id) }, label: { Text("\(id)") })
      PageLink(destination: { Message(id: id) }, label: { Text("\(id)") })
    }
  }
}
