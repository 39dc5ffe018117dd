// with: strict
import SwiftUI

struct Names: View, Equatable {
  let names: [String]
  let suffix: String
  static func == (a: Names, b: Names) -> Bool { a.names == b.names }  // expect: info: `==` of `Names` ignores `suffix`
  var body: some View { ForEach(names, id: \.self, content: row) }
  private func row(_ name: String) -> some View { Text(name + suffix) }
}
