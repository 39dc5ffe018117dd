import SwiftUI

@Observable final class Votes {
  var ids: [Int] = []
  func has(_ id: Int) -> Bool { ids.contains(id) }
}

struct VoteRow: View {
  let id: Int
  let votes: Votes
  var body: some View { Text(votes.has(id) ? "Yes" : "No") }  // expect: info: each `VoteRow` scans `Votes.ids`
}

struct VoteList: View {
  let ids: [Int]
  @State private var votes = Votes()
  private func row(_ id: Int) -> some View { VoteRow(id: id, votes: votes) }
  var body: some View { List(ids, id: \.self) { id in row(id) } }
}
