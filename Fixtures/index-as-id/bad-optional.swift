import SwiftUI

// An optional is not `Identifiable`, and the elements cannot be iterated as they are.
struct Day: Identifiable { let id: Int; var title = "" }

struct Week: View {
  @State private var days: [Day?] = []
  var body: some View {
    List {
      ForEach(0..<days.count, id: \.self) { i in // expect: identified by position
        // help: make each element an `Identifiable` value of its own, and iterate the elements: `ForEach(days)`
        Row(day: days[i])
      }
      Button("Skip") { days.remove(at: 0) }
    }
  }
}

struct Row: View {
  let day: Day?
  @State private var text = ""
  var body: some View { TextField(day?.title ?? "", text: $text) }
}
