// with: strict
import SwiftUI

/// No input: `true` is right, and says nothing.
struct Emblem: View, Equatable {
  static func == (lhs: Emblem, rhs: Emblem) -> Bool { true }  // expect: info:
  var body: some View { Image("emblem") }
}
