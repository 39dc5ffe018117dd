import SwiftUI

// A group gives each view in it the modifier, and `.task` would start with each of them.

struct Letters: View {
  @State private var letters: [String] = []
  private func load() async { letters = ["a"] }
  var body: some View {
    Group {
      if letters.isEmpty { ProgressView() } else { Text(letters.joined()) }
    }
    .onAppear { Task { await load() } }
  }
}
