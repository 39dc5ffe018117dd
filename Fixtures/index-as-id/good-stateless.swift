import SwiftUI

struct Tag: Identifiable {
  let id: Int
  let name: String
}

// Rows that keep nothing look right wherever they stand, and nothing shows the move.
struct Tags: View {
  @State private var tags: [Tag] = []
  var body: some View {
    HStack {
      ForEach(tags.indices, id: \.self) { index in
        Button(tags[index].name) { tags.remove(at: index) }
      }
    }
    Button("Add") { tags.append(Tag(id: tags.count, name: "New")) }
  }
}
