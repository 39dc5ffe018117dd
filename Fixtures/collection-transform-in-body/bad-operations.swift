import SwiftUI

// with: strict

struct Pot: Identifiable {
  let id: Int
  let glaze: String
  let shards: [String]
}

/// Positions and pairs in an array that feeds no rows, pieces, and what is sorted in place.
struct Kiln: View {
  @State private var pots: [Pot] = []
  private var ranked: [Pot] {
    var ranked = pots
    ranked.sort { $0.id < $1.id }  // expect: info: `sort` walks `ranked`
    return ranked
  }
  var body: some View {
    Text("\(Array(pots.enumerated()).count)")  // expect: info: `Array` walks
    Text("\(Array(zip(pots.indices, pots)).count)")  // expect: info: `Array` walks
    Text("\(pots.chunked(by: { $0.glaze == $1.glaze }).count)")  // expect: info: `chunked` walks `pots`
    Text("\(pots.map(\.glaze).uniqued().count)")  // expect: info: walks `pots`
    Text(ranked.first?.glaze ?? "")
    Text(pots.min { $0.id < $1.id }?.glaze ?? "")  // expect: info: `min` walks `pots`
  }
}
