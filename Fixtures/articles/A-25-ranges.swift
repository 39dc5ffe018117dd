import SwiftUI

struct Cats: View {
  @State private var cats: [String] = []
  @State private var count = 3
  @State private var range = 0..<3
  var body: some View {
    VStack {
      ForEach(0..<5) { Text("\($0)") }.onTapGesture { cats.append("Tom"); count += 1; range = 0..<count }
      ForEach(0..<count) { Text("\($0)") }  // expect: dynamic-range-foreach: error:
      ForEach(cats.indices) { Text("\($0)") }  // expect: dynamic-range-foreach: error:
      List(0..<count) { Text("\($0)") }  // expect: dynamic-range-foreach: error:
      ForEach(range) { Text("\($0)") }  // expect: dynamic-range-foreach: error:
    }
  }
}
