import SwiftUI

enum Block: Hashable, Identifiable {
  case spacer
  case line(width: CGFloat)
  case text(size: CGFloat, isBold: Bool)
  var id: String { String(describing: self) }  // expect: `Block.id` is derived from  // help: put the value into a `struct` with a stored `id`, or iterate positions if the collection never changes
}

struct Blocks: View {
  let blocks: [Block]
  var body: some View {
    ForEach(blocks) { block in
      switch block {
      case .spacer: Spacer()
      case .line(let width): Rectangle().frame(width: width)
      case .text(let size, _): Text("…").font(.system(size: size))
      }
    }
  }
}
