import SwiftUI

struct Poll: Identifiable {
  let id: Int
  let options: [String]
}

/// Rows of its own, each of which goes through all of them: it does not matter that the poll is a row as well.
struct PollRow: View {
  let poll: Poll
  var body: some View {
    ForEach(poll.options, id: \.self) { option in
      Text("\(poll.options.firstIndex(of: option) ?? 0)")  // expect: warning: `firstIndex` walks `poll.options`
    }
  }
}

struct Polls: View {
  let polls: [Poll]
  var body: some View { List(polls) { PollRow(poll: $0) } }
}
