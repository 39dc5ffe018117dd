import SwiftUI

/// With this `==`, the modifier would keep an old subtitle.
struct Card: View, Equatable {
  let lines: [String]
  let subtitle: String
  static func == (a: Card, b: Card) -> Bool { a.lines == b.lines }  // expect: SwiftUI is sure to call the `==` of `Card` only with  // help: remove the conformance, or compare `subtitle` as well before you use `.equatable()`
  var body: some View { Text(subtitle + lines.joined()) }
}

struct Cards: View {
  let subtitle: String
  var body: some View { Card(lines: [], subtitle: subtitle) }
}
