import SwiftUI

struct HeightKey: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

/// The measure comes by a preference.
struct Rising: View {
  @State private var height = 0.0
  var body: some View {
    Text("A")
      .padding(.bottom, height)
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
        }
      )
      .onPreferenceChange(HeightKey.self) { height = $0 }  // expect: info: `height` stores a measurement of a view that it pads
  }
}
