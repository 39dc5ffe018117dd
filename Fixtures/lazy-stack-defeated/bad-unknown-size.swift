import SwiftUI

// with: strict

/// Chips in a grid for its columns: nothing is known to add to them.
struct Chips: View {
  let names: [String]
  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 70))]) {  // expect: info: `fixedSize` measures the whole `LazyVGrid`  // help: remove `fixedSize`
      ForEach(names, id: \.self) { Text($0) }
    }
    .fixedSize(horizontal: false, vertical: true)
  }
}
