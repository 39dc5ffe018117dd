import SwiftUI

struct Page: Identifiable {
  let id: Int
  let text: String
}

/// The view that is built subscripts, not this one.
struct Book: View {
  let pages: [Page]
  var body: some View {
    ForEach(pages.indices, id: \.self) { PageView(pages: pages, place: $0) }
  }
}

struct PageView: View {
  let pages: [Page]
  let place: Int
  var body: some View { Text(pages[place].text) }
}

/// The count is kept beside the collection.
struct Paging: View {
  let pages: [Page]
  let count: Int
  var body: some View {
    ForEach(0..<count, id: \.self) { Text(pages[$0].text) }
  }
}
