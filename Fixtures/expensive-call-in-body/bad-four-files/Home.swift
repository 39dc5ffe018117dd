import SwiftUI

struct Home: View {
  let store: Store

  private var rows: [String] {
    store.titles()  // expect: info: `Data(contentsOf:)` (file access) runs on every evaluation of `Home.body`
  }

  var body: some View {
    List(rows, id: \.self) { Text($0) }  // note: `body` reads `rows`
  }
}
