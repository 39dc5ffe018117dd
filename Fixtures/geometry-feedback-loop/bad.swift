import SwiftUI

struct Growing: View {
  @State private var height = 0.0
  var body: some View {
    Text("A")
      .padding(.top, height)  // note: `height` changes the measured view here
      .onGeometryChange(for: Double.self) { $0.size.height } action: { height = $0 }  // expect: info: `height` stores a measurement of a view that it pads
  }
}

struct GrowingByReader: View {
  @State private var size = CGSize.zero
  var body: some View {
    Text("B")
      .frame(height: size.height + 8)
      .background(
        GeometryReader { proxy in
          Color.clear
            .onChange(of: proxy.size) { self.size = proxy.size }  // expect: `size` stores a measurement of a view that it resizes
        }
      )
  }
}

struct Creeping: View {
  @State private var top = 0.0
  @State private var left = 0.0
  @State private var far = 0.0
  var body: some View {
    VStack {
      Text("C")
        .overlay {
          GeometryReader { proxy in
            Color.clear.onChange(of: proxy.frame(in: .global).minY) { _, new in top = new }  // expect: `top` stores a measurement of a view that it moves  // help: apply `offset` before the modifier that measures, or measure another view
          }
        }
        .offset(y: -top / 2)
      Text("D")
        .padding(.leading, left)
        .onGeometryChange(for: Double.self, of: { $0.frame(in: .global).minX }) { left = $0 }  // expect: `left` stores a measurement of a view that it moves
      // Moved with all that is around.
      HStack {
        Text("E").onGeometryChange(for: Double.self, of: { $0.frame(in: .global).minX }) { new in far = new }  // expect: `far` stores a measurement of a view that it moves
      }
      .offset(x: far)
    }
  }
}
