import SwiftUI

struct Takes: View {
  @State private var groups: [(title: String, takes: [Int])] = []
  var body: some View {
    VStack {
      ForEach(Array(groups.enumerated()), id: \.offset) { _, group in  // expect: rows of `groups` are identified by position  // help: replace the tuples with values of a type that is `Identifiable`, and iterate the elements
        TakeRow(title: group.title)
      }
      Button("Remove") { groups.remove(at: 0) }
    }
  }
}

struct TakeRow: View {
  let title: String
  @State private var note = ""
  var body: some View { TextField(title, text: $note) }
}
