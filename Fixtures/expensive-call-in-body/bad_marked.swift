import SwiftUI

struct Catalogue7 {
  let names: [String]
  // sameview: expensive
  func ranking() -> [String] { names }
}

/// The project says by itself what is expensive.
struct Ranking: View {
  let catalogue: Catalogue7
  var body: some View {
    Text(catalogue.ranking().first ?? "")  // expect: `ranking()`
  }
}
