import SwiftUI

struct Crate: Identifiable {
  let id: Int
}

/// Look-ups in the bundle.
struct CrateRow: View {
  let crate: Crate
  var body: some View {
    Text(Bundle.main.localizedString(forKey: "crate.title", value: nil, table: nil))  // expect: info: `Bundle.localizedString(forKey:value:table:)`
  }
}

struct Crates: View {
  let crates: [Crate]
  var body: some View {
    List(crates) { crate in
      CrateRow(crate: crate)
    }
  }
}
