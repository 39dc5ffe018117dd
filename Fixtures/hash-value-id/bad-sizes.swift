import SwiftUI

/// A size tells no two values apart, so that there is no id of what a case holds.
enum Placeholder: Identifiable {
  case line(width: Int)
  case box(width: Int, height: Int)
  var id: String { String(describing: self) }  // expect: `Placeholder.id` is derived from `String(describing: self)`  // help: put the value into a `struct` with a stored `id`, or iterate positions if the collection never changes
}

enum Page: Identifiable {
  case person(personID: Int)
  case tag(String)
  var id: String { String(describing: self) }  // expect: `Page.id` is derived from `String(describing: self)`  // help: give each case a key of its own, with the id of what it holds
}

struct Pages: View {
  let placeholders: [Placeholder]
  let pages: [Page]
  var body: some View {
    List {
      ForEach(placeholders) { _ in Color.gray }
      ForEach(pages) { _ in Color.red }
    }
  }
}
