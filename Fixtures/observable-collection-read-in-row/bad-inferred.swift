import SwiftUI

@Observable final class Votes {
  var ids = [Int]()
  var first = [1, 2]
  var set = Set<Int>()
}

struct ListRow: View {
  let id: Int
  let votes: Votes
  var body: some View { Text(votes.ids.contains(id) ? "Yes" : "No") }  // expect: info: each `ListRow` scans `Votes.ids`
}

struct LiteralRow: View {
  let id: Int
  let votes: Votes
  var body: some View { Text(votes.first.contains(id) ? "Yes" : "No") }
}

struct SetRow: View {
  let id: Int
  let votes: Votes
  var body: some View { Text(votes.set.contains(id) ? "Yes" : "No") }
}

struct VoteList: View {
  let ids: [Int]
  let votes: Votes
  var body: some View {
    List(ids, id: \.self) { id in
      ListRow(id: id, votes: votes)
      LiteralRow(id: id, votes: votes)
      SetRow(id: id, votes: votes)
    }
  }
}
