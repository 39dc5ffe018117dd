import SwiftUI

struct Poll: Identifiable {
  let id: Int
  var isOver = false
}

struct PollCard: View {
  let poll: Poll
  @State private var answer = ""
  var body: some View { TextField("Answer", text: $answer) }
}

// The helper shows the rows of a different collection, which one call of it would not keep either.
struct Polls: View {
  @State private var isHistory = false
  @State private var polls: [Poll] = []
  private var open: [Poll] { polls.filter { !$0.isOver } }
  private var over: [Poll] { polls.filter(\.isOver) }
  var body: some View {
    Button("History") { isHistory.toggle() }
    if isHistory { list(over) } else { list(open) }
  }
  private func list(_ shown: [Poll]) -> some View {
    VStack { ForEach(shown) { PollCard(poll: $0) } }
  }
}
