import SwiftUI

// Nothing evaluates these views but changes of what the walk reads.

struct Person: Identifiable { let id: Int; let name: String }

@Observable final class Team {
  private(set) var people: [Person] = []
  func join(_ person: Person) { people.append(person) }
}

struct TeamList: View {
  let team: Team
  var body: some View {
    List(team.people.sorted { $0.name < $1.name }) { Text($0.name) }
      .onTapGesture { team.join(Person(id: 1, name: "A")) }
  }
}

struct Console: View {
  @State private var lines: [String] = []
  @State private var query = ""
  private var found: [String] { lines.filter { query.isEmpty || $0.contains(query) } }
  var body: some View {
    List(found, id: \.self) { Text($0) }
      .searchable(text: $query)
      .onTapGesture { lines.append("tap") }
  }
}
