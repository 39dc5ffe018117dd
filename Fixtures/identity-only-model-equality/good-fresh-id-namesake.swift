import SwiftUI

struct Link: Identifiable, Equatable {
  let id: UUID
  var url: String

  init(id: UUID = UUID(), url: String) {
    self.id = id
    self.url = url
  }

  static func == (a: Link, b: Link) -> Bool { a.id == b.id }
}

/// Something else of the name `url` is written beside such links; theirs never is.
struct Links: View {
  @State private var links: [Link] = []
  @State private var url = ""

  var body: some View {
    TextField("URL", text: $url)
    Button("Add") {
      links.append(Link(url: url))
      url = ""
    }
    ForEach(links) { LinkRow(link: $0) }
  }
}

struct LinkRow: View {
  let link: Link
  var body: some View { Text(link.url) }
}
