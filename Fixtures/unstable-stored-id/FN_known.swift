import SwiftUI

struct Item: Identifiable {
  var id = UUID()
  var name: String
}

// The initializer as a function, and a key path as one.
struct AsFunction: View {
  let names: [String]
  var body: some View { List(names.map(Self.item)) { Text($0.name) } }
  static func item(_ name: String) -> Item { Item(name: name) }
}

// The default of a parameter of a view.
struct WithDefault: View {
  let items: [Item]
  init(items: [Item] = [Item(name: "a")]) { self.items = items }
  var body: some View { List(items) { Text($0.name) } }
}

// Collected by `reduce`.
struct Reduced: View {
  let names: [String]
  private var items: [Item] {
    names.reduce(into: [Item]()) { result, name in result.append(Item(name: name)) }
  }
  var body: some View { List(items) { Text($0.name) } }
}
