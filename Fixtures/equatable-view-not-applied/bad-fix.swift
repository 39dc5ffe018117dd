import SwiftUI

struct Lines: View, Equatable {
  let lines: [String]
  static func == (a: Lines, b: Lines) -> Bool { a.lines == b.lines }  // expect: SwiftUI is sure to call the `==` of `Lines` only with
  var body: some View { Text("\(lines.count)") }
}

struct Page: View {
  var body: some View { Lines(lines: []) }
}

/// Once `==` decided, the button would keep its first action.
struct Badge: View, Equatable {
  let name: String
  let action: () -> Void
  static func == (a: Badge, b: Badge) -> Bool { a.name == b.name }  // expect: SwiftUI is sure to call the `==` of `Badge` only with
  var body: some View { Button(name, action: action) }
}

struct Badges: View {
  var body: some View { Badge(name: "a", action: {}) }
}
