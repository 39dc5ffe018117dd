// with: strict
import SwiftUI

enum Block: Hashable {
  case heading(String)  // note: what this case holds is part of the id
  case rule
}

enum Side: Hashable { case left, right }

struct Page: View {
  @State private var blocks: [Block] = []
  @State private var images: [Data] = []
  @State private var sides: [Side] = []
  var body: some View {
    List {
      ForEach(blocks, id: \.self) { _ in Text("a") }
      //                  ^~~~~~ expect: info: `id: \.self` identifies rows by what cases of `Block` hold: a change of it replaces the row
      ForEach(images, id: \.self) { Text("\($0.count)") }
      //                  ^~~~~~ expect: info: `id: \.self` identifies rows by all bytes of each `Data`, which every update hashes and compares
      ForEach(sides, id: \.self) { _ in Text("b") }
      Button("Add") {
        blocks.append(.heading("A"))
        images.append(Data(count: 1_000))
        sides.append(.left)
      }
      Button("Edit") { blocks[0] = .heading("B") }
    }
  }
}
