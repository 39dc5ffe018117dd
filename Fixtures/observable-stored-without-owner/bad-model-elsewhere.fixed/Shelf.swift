import SwiftUI

struct Shelf: View {
  @State private var library = makeLibrary()  // expect: `let library = makeLibrary()` is made again

  var body: some View {
    ForEach(library.titles, id: \.self) { Text($0) }
  }
}
