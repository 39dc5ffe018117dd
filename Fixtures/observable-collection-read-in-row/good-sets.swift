import SwiftUI

@Observable final class Votes {
  var ids: Set<Int> = []
  func add(_ id: Int) { ids.insert(id) }
}

/// A set finds an element without a search.
struct VoteRow: View {
  let id: Int
  let votes: Votes
  var body: some View { Text(votes.ids.contains(id) ? "Yes" : "No") }
}

struct VoteList: View {
  let ids: [Int]
  let votes: Votes
  var body: some View { List(ids, id: \.self) { VoteRow(id: $0, votes: votes) } }
}
