import SwiftUI

// with: strict

struct Poll: Identifiable {
  let id: Int
  let answers: [String]
}

/// Rows of its own, and each goes through all of them: it does not matter that the poll is a row as well.
struct PollRow: View {
  let poll: Poll
  var body: some View {
    ForEach(poll.answers, id: \.self) { option in
      Text("\(poll.answers.firstIndex(of: option) ?? 0)")  // expect: info: `firstIndex` walks `poll.answers`
    }
  }
}

struct Polls: View {
  let polls: [Poll]
  var body: some View { List(polls) { PollRow(poll: $0) } }
}
