import SwiftUI

struct Lines: View {
  @State private var lines: [String] = []
  let load: () async -> [String]
  private func reload() async { lines = await load() }
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 4) {  // expect: `VStack`
        ForEach(lines, id: \.self) { Text($0) }
      }
    }
  }
}
