import SwiftUI

struct Home: View {
  let store: Store

  private var rows: [String] {
    store.titles()  // expect: error: `Data(contentsOf:)` (file access) runs with every evaluation of `Home.body`, by way of `rows`, … and `bytes()`
  }

  var body: some View {
    List(rows, id: \.self) { Text($0) }
  }
}
