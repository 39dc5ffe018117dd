import SwiftUI

struct Shelf: View {
  private let library = makeLibrary()  // expect: `Shelf` creates a new `Library` in `let library`

  var body: some View {
    ForEach(library.titles, id: \.self) { Text($0) }
  }
}
