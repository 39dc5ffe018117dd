// with: strict
import SwiftUI

/// Two of three properties, with a hash of its own.
struct Badge: Hashable {
  let id: Int
  var count: String
  var tint: String
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id && lhs.tint == rhs.tint }  // expect: info: `==` of `Badge` compares `id` and 1 more, but ignores `count`
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct BadgeView: View {
  let badge: Badge
  var body: some View { Text(badge.count).foregroundStyle(badge.tint == "red" ? .red : .blue) }
}
