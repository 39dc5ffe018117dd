import SwiftUI

struct Lines: View, Equatable {
  let lines: [String]
  static func == (a: Lines, b: Lines) -> Bool { a.lines == b.lines }  // expect: SwiftUI may call `==` of `Lines`
  var body: some View { Text("\(lines.count)") }
}

struct Page: View {
  var body: some View { Lines(lines: []).equatable() }
}
