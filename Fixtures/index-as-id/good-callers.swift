import SwiftUI

struct Field {
  var title: String
}

/// Nothing in the project ever changes these, but they come from a caller.
struct Form: View {
  let fields: [Field]
  var body: some View {
    ForEach(fields.indices, id: \.self) { Text(fields[$0].title) }
  }
}

/// Links may repeat, so their place is the better key.
struct Links: View {
  let links: [URL]
  var body: some View {
    ForEach(Array(links.enumerated()), id: \.offset) { _, link in Link("Open", destination: link) }
  }
}
