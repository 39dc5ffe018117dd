import SwiftUI

struct Token: Hashable { var name = "" }

// The value as its own id would compare itself without end.
struct Item: Identifiable, Equatable {
  let token: Token
  var id: Int { token.hashValue }  // expect: `Item.id` is derived from `token.hashValue`, which may be equal for different values  // help: use `token` itself as the id
  static func == (a: Item, b: Item) -> Bool { a.id == b.id }
}

struct Entry: Identifiable, Hashable {
  let name: String
  let note: String
  var id: Int { hashValue }  // expect: which may be equal for different values  // help: use a stored key of the value
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

struct Steps: View {
  let items: [Item]
  let entries: [Entry]
  let count: Int
  var body: some View {
    ForEach(items) { Text($0.token.name) }
    ForEach(entries) { Text($0.name) }
    ForEach(entries, id: \.hashValue) { Text($0.note) }  // expect: identifies rows by `\.hashValue`, which may be equal for different values
    ForEach(1...count, id: \.hashValue) { Text("\($0)") }  // expect: identifies rows by `\.hashValue`, which may be equal for different values  // help: use the value itself: `id: \.self`
  }
}
