import SwiftUI

// All callers bring a formatter of their own.

struct Price: View {
  let text: String
  init(amount: Double, formatter: NumberFormatter = NumberFormatter()) {
    text = formatter.string(from: amount as NSNumber) ?? ""
  }
  var body: some View { Text(text) }
}

struct Prices: View {
  private static let formatter = NumberFormatter()
  @State private var amount = 1.0
  var body: some View {
    Button("More") { amount += 1 }
    Price(amount: amount, formatter: Self.formatter)
  }
}
