// with: strict
import SwiftUI

struct Rounded: View, Equatable {
  let level: Double
  static func == (a: Self, b: Self) -> Bool { a.level.rounded() == b.level.rounded() }  // expect: info: compares only `level.rounded
  var body: some View { Text("\(level)") }
}
