import SwiftUI

struct Person: Identifiable {
  let id: Int
  let name: String
}

struct People: View {
  @State private var names = ["a"]
  var body: some View {
    // An id is not shown.
    ForEach(names.map { Person(id: Int.random(in: 0..<9), name: $0) }) { Text($0.name) }
    Button("Add") { names.append("b") }
  }
}
