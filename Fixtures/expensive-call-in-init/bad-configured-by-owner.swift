import SwiftUI

/// The initializer changes the formatter by what it gets.
struct Distance: View {
  let meters: Double
  private let formatter = NumberFormatter()  // expect: `NumberFormatter()` (formatter construction) runs for the initial value of `Distance.formatter`  // help: keep one formatter for each configuration

  init(meters: Double, isCompact: Bool) {
    self.meters = meters
    if isCompact { formatter.maximumFractionDigits = 0 }
  }

  var body: some View { Text(formatter.string(from: NSNumber(value: meters)) ?? "") }
}

struct Trip: View {
  @State private var isCompact = false
  var body: some View {
    Toggle("", isOn: $isCompact)
    Distance(meters: 5.25, isCompact: isCompact)
  }
}
