import SwiftUI

struct Line: Identifiable {
  let id: Int
  let text: String
}

// Rows with pictures take long, however many there are; but where the elements come from is not known, and there may
// always be a few.

struct Avatar: View {
  let line: Line
  var body: some View { AsyncImage(url: URL(string: line.text)) }
}

struct Members: View {
  let members: [Line]
  var body: some View {
    ScrollView {
      VStack {
        ForEach(members) { Avatar(line: $0) }
      }
    }
  }
}

struct Meeting: View {
  @State private var members: [Line] = []
  func reload(_ all: [Line]) { members = all }
  var body: some View { Members(members: members) }
}
