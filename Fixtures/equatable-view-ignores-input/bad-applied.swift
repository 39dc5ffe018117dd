import SwiftUI

/// SwiftUI asks it here.
struct Badge: View, Equatable {
  let count: Int
  let title: String
  static func == (a: Badge, b: Badge) -> Bool { a.count == b.count }  // expect: warning: `==` of `Badge` ignores `title`
  var body: some View { Text("\(title) \(count)") }
}

struct Toolbar: View {
  let title: String
  var body: some View { Badge(count: 1, title: title).equatable() }
}
