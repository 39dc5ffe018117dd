import SwiftUI

private let rows = 3

// Bounds that are bound to literals, wherever that is.
struct Board: View {
  static let size = 8
  private let range = 0..<4
  let cells: [Int]

  var body: some View {
    let half = 4
    Grid {
      ForEach(0..<rows) { row in
        GridRow { ForEach(0..<Self.size) { Text("\(row * $0)") } }
      }
      ForEach(range) { Text("\($0)") }
      ForEach(0..<half) { Text("\($0)") }
      ForEach(cells.indices, id: \.self) { Text("\(cells[$0])") }
      ForEach(1...cells.count, id: \.self) { Text("\($0)") }
    }
  }
}
