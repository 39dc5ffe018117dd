import SwiftUI

struct Item: Identifiable, Hashable {
  let name: String
  /// Part of a text that the group has as its key.
  var id: Int { hashValue }
}

struct Shelf: View {
  let item: Item
  let place: Int
  private var key: String { "\(place)-\(item.id)" }
  var body: some View { Text(key) }
}
