import SwiftUI

struct Bird: Hashable {
  var name = ""
}

/// Nothing edits the element in its row, or the position identifies it.
struct Birds: View {
  @State private var birds: [Bird] = []
  @State private var names: [String] = []
  var body: some View {
    List {
      ForEach(Array(birds.enumerated()), id: \.element) { i, bird in Text("\(i) \(bird.name)") }
      ForEach(Array(birds.enumerated()), id: \.offset) { i, _ in TextField("Name", text: $birds[i].name) }
      ForEach(Array(birds.enumerated()), id: \.element) { i, _ in TextField("Name", text: $names[i]) }
    }
  }
}
