import SwiftUI

struct Level: View, Equatable {
  let level: Double
  static func == (lhs: Level, rhs: Level) -> Bool { lhs.level == lhs.level }
  var body: some View { Text("\(level)") }
}
