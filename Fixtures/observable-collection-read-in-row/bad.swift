import Observation
import SwiftUI

@Observable final class Votes {
  var ids: [Int] = []  // note: a change of any element is a change of `Votes.ids`
  var log: [String] = []
  func has(_ id: Int) -> Bool { find(id) }
  private func find(_ id: Int) -> Bool { ids.contains(id) }  // note: `Votes.ids` is scanned here
  var recent: [String] { log.filter { !$0.isEmpty } }
}

final class Marks: ObservableObject {
  @Published var names: [String] = []
}

struct VoteList: View {
  let items: [Int]
  @State private var votes = Votes()
  @StateObject private var marks = Marks()
  var body: some View {
    List {
      ForEach(items, id: \.self) { item in
        VoteRow(item: item, votes: votes)  // note: each element builds `VoteRow` here
        LogRow(item: item)
        MarkRow(item: item, marks: marks)
      }
    }
    .environment(votes)
  }
}

struct VoteRow: View {
  let item: Int
  let votes: Votes
  var body: some View {
    Text("\(item)").opacity(votes.has(item) ? 1 : 0.5)  // expect: info: each `VoteRow` scans `Votes.ids`
  }
}

struct LogRow: View {
  let item: Int
  @Environment(Votes.self) private var votes
  var body: some View { Text(title) }
  private var title: String { votes.recent.first ?? "" }  // expect: each `LogRow` scans `Votes.log`
}

struct MarkRow: View {
  let item: Int
  @ObservedObject var marks: Marks
  var body: some View {
    Text(marks.names.contains("\(item)") ? "Marked" : "")  // expect: each `MarkRow` scans `Marks.names`
  }
}
