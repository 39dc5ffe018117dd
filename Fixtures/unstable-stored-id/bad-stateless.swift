import SwiftUI

struct Bar: Identifiable {
  let id = UUID()  // expect: info: `bars` creates new `Bar` values on each evaluation of `Chart.body`, each with a new `id`, which replaces their rows
  let height: Double
}

// The rows keep nothing, so only work is lost.
struct Chart: View {
  @State private var heights: [Double] = []
  private var bars: [Bar] { heights.map { Bar(height: $0) } }
  var body: some View {
    HStack { ForEach(bars) { bar in Rectangle().frame(height: bar.height) } }
    Button("Add") { heights.append(1) }
  }
}
