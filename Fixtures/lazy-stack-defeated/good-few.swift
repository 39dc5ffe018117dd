import SwiftUI

/// A grid that nothing scrolls shows a choice of a few constants.
struct Palette: View {
  @State private var isWarm = false
  private let warm = ["Red", "Orange"]
  private let cold = ["Blue", "Green"]
  private let common = ["Black"]
  var body: some View {
    VStack {
      Toggle("Warm", isOn: $isWarm)
      let colors = isWarm ? warm + common : cold + common
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 70))]) {
        ForEach(colors, id: \.self) { Text($0) }
      }
    }
  }
}
