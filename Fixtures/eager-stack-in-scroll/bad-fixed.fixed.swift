import SwiftUI

struct Lines: View {
  @State private var lines: [String] = []
  private func add() { lines.append("") }
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 4) {  // expect: `VStack`
        ForEach(lines, id: \.self) { Text($0) }
      }
    }
  }
}
