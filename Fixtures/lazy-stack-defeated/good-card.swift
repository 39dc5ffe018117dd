import SwiftUI

/// The stack draws one card around all rows.
struct Searches: View {
  @State private var searches: [String] = []
  let load: () async -> [String]
  var body: some View {
    ScrollView {
      LazyVStack {
        Text("Searches")
        VStack {
          ForEach(searches, id: \.self) { Text($0) }
        }
        .background(.thinMaterial)
        .clipShape(.rect(cornerRadius: 10))
      }
    }
    .task { searches = await load() }
  }
}
