import SwiftUI

struct Groups: View {
  @State private var names: [String] = []
  var body: some View {
    NavigationStack {
      if names.isEmpty {
        Button("Add") { names.append("A") }
      } else {
        List(names, id: \.self) { NavigationLink($0, value: $0) }
          .navigationDestination(for: String.self) { Text($0) }
      }
    }
  }
}
