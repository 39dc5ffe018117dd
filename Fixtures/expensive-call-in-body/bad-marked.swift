import SwiftUI

struct Catalogue7 {
  let names: [String]
  // sameview: expensive
  func ranking() -> [String] { names }
  /// The size of all of them.
  // sameview:expensive - walks the whole disk
  var size: Int { names.count }
}

/// The project says by itself what is expensive.
struct Ranking: View {
  let catalogue: Catalogue7
  var body: some View {
    Text(catalogue.ranking().first ?? "")  // expect: warning: `ranking()` (named as expensive)
    Text("\(catalogue.size)")  // expect: warning: `size` (named as expensive)
  }
}
