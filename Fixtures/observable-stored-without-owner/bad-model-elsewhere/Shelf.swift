import SwiftUI

struct Shelf: View {
  private let library = makeLibrary()  // expect: `let library = makeLibrary()` is made again

  var body: some View {
    ForEach(library.titles, id: \.self) { Text($0) }
  }
}
