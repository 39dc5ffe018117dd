import SwiftUI

struct Shelf: View {
  @State private var library = makeLibrary()  // expect: `Shelf` creates a new `Library` in `let library`

  var body: some View {
    ForEach(library.titles, id: \.self) { Text($0) }
  }
}
