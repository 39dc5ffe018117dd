import SwiftUI

/// A person answers the alert before anything else changes.
struct Letters: View {
  @State private var letters: [String] = []
  @State private var isAsking = false
  var body: some View {
    VStack {
      Group {
        if letters.isEmpty { Text("None") } else { List(letters, id: \.self) { Text($0) } }
      }
      .alert("Delete?", isPresented: $isAsking) { Button("Delete") { letters = [] } }
      Button("Write") { letters.append("A") }
      Button("Ask") { isAsking = true }
    }
  }
}
