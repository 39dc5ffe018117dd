import SwiftUI

extension Decimal {
  func formatted(digits: Int = 2) -> String {
    let formatter = NumberFormatter()
    formatter.maximumFractionDigits = digits
    return formatter.string(from: self as NSDecimalNumber) ?? ""
  }
}

/// Swift takes the function of Foundation, which needs no default value.
struct Price: View {
  let value: Decimal
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    Text(value.formatted())
  }
}
