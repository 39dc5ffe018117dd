import SwiftUI

/// SwiftUI asks it here, and the title changes.
struct Badge: View, Equatable {
  let count: Int
  let title: String
  static func == (a: Badge, b: Badge) -> Bool { a.count == b.count }  // expect: warning: `==` of `Badge` ignores `title`
  var body: some View { Text("\(title) \(count)") }
}

struct Toolbar: View {
  @State private var title = ""
  var body: some View {
    TextField("Title", text: $title)
    Badge(count: 1, title: title).equatable()
  }
}
