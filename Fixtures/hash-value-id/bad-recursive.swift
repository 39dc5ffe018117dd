import SwiftUI

// No case holds anything that tells two values apart, although the enumeration itself has an id.
indirect enum Block: Identifiable {
  case text(size: Int)
  case framed(Block)

  var id: String { String(describing: self) }  // expect: `Block.id` is derived from `String(describing: self)`  // help: put the value into a `struct` with a stored `id`, or iterate positions if the collection never changes
}

struct Blocks: View {
  let blocks: [Block]
  var body: some View { ForEach(blocks) { block in Text(block.id) } }
}
