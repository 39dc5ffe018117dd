import SwiftUI

struct Problem: Identifiable {
  let text: String
  var id: UUID { UUID() }  // expect: warning: `Problem.id`
}

struct Place: Identifiable, Hashable {
  let name: String
  var id: UUID { UUID() }  // expect: warning: `Place.id`
}

struct Line {
  var text: String
  var token: UUID { UUID() }  // expect: error: `Line.token`
}

struct Desk: View {
  @State private var lines: [Line] = []
  @State private var problem: Problem?
  @State private var place: Place?
  @Binding var other: Problem?
  var body: some View {
    List { ForEach($lines, id: \.token) { $line in TextField("Text", text: $line.text) } }  // note: identifies elements by `token`
      .sheet(item: $problem) { Text($0.text) }  // note: `sheet`
      .sheet(item: $other) { Text($0.text) }
      .navigationDestination(item: $place) { Text($0.name) }  // note: `navigationDestination`
  }
}
