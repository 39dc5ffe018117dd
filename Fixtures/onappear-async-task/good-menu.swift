import SwiftUI

// A menu closes with the choice, and what was asked for is of use when it opens again.
struct Actions: View {
  @State private var title = ""
  var body: some View {
    Menu("Actions") {
      Text(title)
        .onAppear {
          Task { title = await fetch() }
        }
    }
  }
  private func fetch() async -> String { "" }
}
