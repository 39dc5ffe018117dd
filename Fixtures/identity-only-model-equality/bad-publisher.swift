// with: strict
import Combine
import SwiftUI

/// A publisher without duplicates asks `==` as well.
struct Rate: Equatable {
  let code: String
  var value: String
  static func == (lhs: Rate, rhs: Rate) -> Bool { lhs.code == rhs.code }  // expect: info: `==` of `Rate` compares `code`, but ignores `value`
}

final class Rates: ObservableObject {
  @Published var current = Rate(code: "EUR", value: "1")
  @Published private(set) var shown = Rate(code: "EUR", value: "1")
  init() { $current.removeDuplicates().assign(to: &$shown) }
}

struct RatesView: View {
  @ObservedObject var rates: Rates
  var body: some View { Text(rates.shown.value) }
}
