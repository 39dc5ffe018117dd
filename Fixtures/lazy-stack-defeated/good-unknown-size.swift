import SwiftUI

/// Chips in a grid for its columns: nothing is known to add to them.
struct Chips: View {
  let names: [String]
  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 70))]) {
      ForEach(names, id: \.self) { Text($0) }
    }
    .fixedSize(horizontal: false, vertical: true)
  }
}
