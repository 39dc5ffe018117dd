// with: strict
import SwiftUI

struct Pond: Identifiable {
  let id: Int
  let name: String
}

/// A grid on its side, a list in a list's scroll view, a fixed size of a grid.
struct Ponds: View {
  @State private var ponds: [Pond] = []
  @State private var found: [Pond] = []
  let load: () async -> [Pond]
  var body: some View {
    ScrollView(.horizontal) {
      LazyHGrid(rows: [GridItem()]) {  // expect: info: are inside an `HStack`, which  // help: put the `ForEach` directly into the `LazyHGrid`
        HStack { ForEach(ponds) { Text($0.name) } }
      }
    }
    ScrollView {
      LazyVGrid(columns: [GridItem()]) {  // expect: warning: `fixedSize` measures the whole `LazyVGrid`  // help: remove `fixedSize`
        ForEach(found) { Text($0.name) }
      }
      .fixedSize()
    }
    .task { found = await load() }
    ScrollView {
      List {  // expect: warning: `List` is inside a `ScrollView`
        ForEach(ponds) { Text($0.name) }
      }
    }
  }
}
