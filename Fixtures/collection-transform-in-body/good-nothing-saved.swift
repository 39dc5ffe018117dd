import SwiftUI

// Everything that evaluates the view is an input of the result.

@Observable final class Journal {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

struct JournalView: View {
  let journal: Journal
  @State private var lines: [String] = []
  @State private var query = ""
  private var found: [String] { lines.filter { $0.contains(query) } }
  var body: some View {
    List(found, id: \.self) { Text($0) }
      .searchable(text: $query)
      .toolbar { Button("Add") { lines.append("line") } }
  }
}

// Nothing can be stored in place of the getter of a binding.

struct Fields: View {
  @State private var fields: [String] = []
  let titles: [String]
  private func binding(_ title: String) -> Binding<Bool> {
    Binding(
      get: { fields.filter { $0 == title }.count > 1 },
      set: { _ in fields.append(title) })
  }
  var body: some View {
    List(titles, id: \.self) { Toggle($0, isOn: binding($0)) }
  }
}
