import SwiftUI

enum Drag {
  case none
  case by(CGSize)
  var offset: CGSize { if case .by(let size) = self { size } else { .zero } }
}

struct Thumb: View {
  @State private var drag = Drag.none
  @State private var place = 0.0
  var body: some View {
    Circle()
      .offset(drag.offset)
      .offset(x: place)
      .animation(.spring())  // expect: without `value:`  // help: use one `.animation(_:value:)` for each value that is to be animated, such as `place`
      .gesture(DragGesture().onChanged { drag = .by($0.translation) }.onEnded { place += $0.translation.width })
  }
}
