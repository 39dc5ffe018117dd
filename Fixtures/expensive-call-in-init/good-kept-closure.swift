import SwiftUI

struct Converter {
  let make: () -> NumberFormatter
  init(_ make: @escaping () -> NumberFormatter) { self.make = make }
}

struct Price: View {
  private let converter: Converter
  private let amount: Decimal
  init(amount: Decimal) {
    self.amount = amount
    converter = Converter { NumberFormatter() }
  }
  var body: some View { Text(converter.make().string(for: amount) ?? "") }
}

struct Prices: View {
  @State private var tapped = 0
  var body: some View {
    Button("Again") { tapped += 1 }
    Text("\(tapped)")
    Price(amount: 1)
  }
}
