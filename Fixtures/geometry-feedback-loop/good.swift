import SwiftUI

struct Steady: View {
  @State private var height = 0.0
  @State private var width = 0.0
  @State private var top = 0.0
  @State private var once = 0.0
  @State private var place = 0.0
  @State private var guarded = 0.0
  @State private var pressed = 0.0
  var body: some View {
    VStack {
      // Measured inside.
      Text("A")
        .onGeometryChange(for: Double.self) { $0.size.height } action: { height = $0 }
        .padding(.top, height)
      // Another view.
      ZStack {
        Text("B").padding(.top, height)
        Text("C").onGeometryChange(for: Double.self) { $0.size.height } action: { height = $0 }
      }
      // Comes to rest at once.
      Text("D")
        .frame(width: width)
        .onGeometryChange(for: Double.self) { $0.size.width } action: { width = $0 }
      Text("E")
        .frame(width: max(width, 40))
        .background(GeometryReader { proxy in Color.clear.onChange(of: proxy.size) { width = proxy.size.width } })
      // Only drawn with.
      Text("F")
        .opacity(top)
        .onGeometryChange(for: Double.self, of: { $0.frame(in: .global).minY }) { top = $0 }
      // A size that moves, a position that does not.
      Text("G")
        .offset(y: height)
        .onGeometryChange(for: Double.self) { $0.size.height } action: { height = $0 }
      // What is drawn moves, the frame does not.
      Text("K")
        .offset(y: -place)
        .background(
          GeometryReader { proxy in
            Color.clear.onChange(of: proxy.frame(in: .global).minY) { place = proxy.frame(in: .global).minY }
          })
      // Written once.
      Text("H")
        .padding(once)
        .background(GeometryReader { proxy in Color.clear.onAppear { once = proxy.size.height } })
      // Behind a condition.
      Text("I")
        .padding(guarded)
        .onGeometryChange(for: Double.self) { $0.size.height } action: { new in
          if abs(new - guarded) > 4 { guarded = new }
        }
      // Not by the geometry.
      Text("J")
        .padding(pressed)
        .background(GeometryReader { _ in Color.clear.onTapGesture { pressed = 8 } })
    }
  }
}
