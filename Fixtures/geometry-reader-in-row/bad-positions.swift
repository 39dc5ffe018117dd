import SwiftUI

/// The message says when the content is built again: with the position, or only with the size.
struct Parallax: View {
  let names: [String]
  var body: some View {
    List(names, id: \.self) { name in
      GeometryReader { proxy in  // expect: builds its content again while the rows scroll  // help: use `.visualEffect` for what follows the position, which needs no extra layout
        Text(name).offset(y: proxy.frame(in: .global).minY / 10)
      }
    }
  }
}

struct Sizes: View {
  let scores: [Double]
  var body: some View {
    List(scores, id: \.self) { score in
      GeometryReader { proxy in  // expect: builds its content during layout, for each row that appears  // help: pass the size to the row, or draw with a `Shape`, which knows its size
        Capsule().position(x: proxy.size.width * score)
      }
    }
  }
}
