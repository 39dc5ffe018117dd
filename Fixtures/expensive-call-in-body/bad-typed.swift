import SwiftUI

/// What is decoded for each key that is typed may be little.
struct Terms: View {
  let data: Data
  @State private var query = ""
  private var terms: [String] {
    (try? JSONDecoder().decode([String].self, from: data)) ?? []  // expect: info: `JSONDecoder.decode(_:from:)`
  }
  var body: some View {
    TextField("Search", text: $query)
    Text(terms.filter { $0.hasPrefix(query) }.joined())
  }
}
