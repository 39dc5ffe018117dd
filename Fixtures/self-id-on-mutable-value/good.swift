import SwiftUI

struct Entry: Identifiable, Hashable {
  let id = UUID()
  var text = ""
}

final class Record: ObservableObject, Hashable {
  @Published var text = ""
  static func == (a: Record, b: Record) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct Fixed: Hashable {
  let title: String
  let count: Int
}

enum Size: CaseIterable { case small, large }

struct Journal: View {
  @State private var entries: [Entry] = []
  @State private var names = ["a"]
  @State private var records: [Record] = []
  @State private var fixed: [Fixed] = []
  let numbers = [1, 2]

  var body: some View {
    List {
      ForEach($entries) { $entry in TextField("Text", text: $entry.text) }
      // The elements are not edited.
      ForEach(names, id: \.self) { Text($0) }
      ForEach($names, id: \.self) { $name in Text(name) }
      Button("Add") { names.append("b") }
      // Objects are told apart as such.
      ForEach($records, id: \.self) { $record in TextField("Text", text: $record.text) }
      ForEach(records, id: \.self) { Text($0.text) }
      ForEach(numbers, id: \.self) { Text("\($0)") }
      ForEach(Size.allCases, id: \.self) { Text("\($0)") }
      // Another element takes the place of this one.
      ForEach(fixed, id: \.self) { Text($0.title) }
      Button("Change") {
        records[0].text = "b"
        fixed[0] = Fixed(title: "b", count: 1)
      }
    }
  }
}
