import SwiftUI

struct Page: Identifiable { let id: Int }

struct Pages: View {
  let pages: [Page]
  var body: some View {
    List {
      ForEach(pages) { page in
        Text("\(page.id)")
          .bold()
//         ^~ expect: repeats the id
      }
    }
  }
}

// No edit: the comment behind it would be left alone.
struct NotedPages: View {
  let pages: [Page]
  var body: some View {
    List {
      ForEach(pages) { page in
        Text("\(page.id)")
          .id(page.id)  // expect: repeats the id
      }
    }
  }
}
