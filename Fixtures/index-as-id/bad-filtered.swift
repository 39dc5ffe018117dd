import SwiftUI

struct Crate {
  let title: String
  let items: [String]
}

struct CrateView: View {
  let crate: Crate
  @State private var isOpen = false
  var body: some View {
    DisclosureGroup(crate.title, isExpanded: $isOpen) { ForEach(crate.items, id: \.self) { Text($0) } }
  }
}

/// A crate that is emptied moves those behind it.
struct Cellar: View {
  let crates: [Crate]
  private var full: [Crate] { crates.filter { !$0.items.isEmpty } }
  var body: some View {
    ForEach(Array(full.enumerated()), id: \.offset) { index, crate in  // expect: info: rows of `full` are identified by position
      CrateView(crate: crate).padding(.top, index > 0 ? 5 : 0)
    }
  }
}
