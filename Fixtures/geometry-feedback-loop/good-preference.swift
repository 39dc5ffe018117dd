import SwiftUI

struct HeightKey: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

struct WidthKey: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

/// What grows is around what is measured.
struct Rising: View {
  @State private var height = 0.0
  var body: some View {
    Text("A")
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
        }
      )
      .padding(.bottom, height)
      .onPreferenceChange(HeightKey.self) { height = $0 }
  }
}

/// Another preference.
struct Widening: View {
  @State private var width = 0.0
  var body: some View {
    Text("A")
      .padding(.bottom, width)
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
        }
      )
      .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}
