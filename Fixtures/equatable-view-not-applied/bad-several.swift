import SwiftUI

// With `.equatable()`, this `==` would keep more than one old value.

struct Card: View, Equatable {
  let lines: [String]
  let title: String
  let note: String
  static func == (a: Card, b: Card) -> Bool { a.lines == b.lines }  // expect: SwiftUI is sure to call  // help: remove the conformance, or compare all that `body` reads before you use `.equatable()`
  var body: some View { Text(title + note + (lines.first ?? "")) }
}

struct Page: View {
  let title: String
  var body: some View { Card(lines: [], title: title, note: "") }
}
