import SwiftUI

extension Double {
  static var short: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.maximumFractionDigits = 1
    return formatter
  }

  func text(_ isExact: Bool) -> String {
    let formatter = Double.short
    if isExact { formatter.minimumFractionDigits = 1 }
    return formatter.string(from: NSNumber(value: self)) ?? ""
  }
}

struct Amount: View {
  @State private var value: Double = 1
  var body: some View {
    Text(value.text(true))  // expect: info: `NumberFormatter()`  // help: keep one formatter for each configuration, since this caller changes the one that it gets
    Slider(value: $value)
  }
}
