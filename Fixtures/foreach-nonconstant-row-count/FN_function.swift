import SwiftUI

// The row is a function that is passed by name: its body is not looked into.
struct Names: View {
  let names: [String]
  var body: some View {
    List { ForEach(names, id: \.self, content: row) }
  }
  @ViewBuilder private func row(_ name: String) -> some View {
    if !name.isEmpty { Text(name) }
  }
}
