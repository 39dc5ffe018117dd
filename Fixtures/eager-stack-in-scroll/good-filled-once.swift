import SwiftUI

/// The placeholders are made once, and the last searches are cut to a few.
struct Placeholders: View {
  @State private var widths: [Double] = []
  @State private var searches: [String] = []
  var body: some View {
    ScrollView {
      VStack { ForEach(widths, id: \.self) { Capsule().frame(width: $0) } }
      VStack { ForEach(searches, id: \.self) { Text($0) } }
    }
    .onAppear { fill() }
  }

  private func fill() {
    guard widths.isEmpty else { return }
    for _ in 0..<6 {
      widths.append(.random(in: 60...160))
    }
  }

  private func remember(_ new: [String]) {
    searches += new
    searches = Array(searches.suffix(10))
  }
}
