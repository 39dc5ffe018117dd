import SwiftUI

struct Track: View {
  let items: [Int]
  @State private var dragged: Int?
  @State private var start = 0.0
  var body: some View {
    VStack {
      Text("\(start)")
      ForEach(items, id: \.self) { item in
        Text("\(item)")
          .gesture(
            DragGesture()
              .onChanged { value in
                if dragged == nil {
                  dragged = item
                  start = value.startLocation.x
                }
              })
      }
    }
  }
}
