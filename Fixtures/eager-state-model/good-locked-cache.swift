import Foundation
import SwiftUI
import os

enum Currency: Hashable {
  case euro, yen
  private static let known = OSAllocatedUnfairLock(initialState: [Currency: Int]())

  /// A formatter is made once for each currency.
  var digits: Int {
    if let known = Self.known.withLock({ $0[self] }) { return known }
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    let digits = formatter.maximumFractionDigits
    return Self.known.withLock { known in
      known[self] = digits
      return digits
    }
  }
}

@Observable final class Amount {
  let digits: Int
  init(_ currency: Currency) { digits = currency.digits }
}

struct AmountField: View {
  @State private var amount: Amount
  init(currency: Currency) { _amount = State(initialValue: Amount(currency)) }
  var body: some View { Text("\(amount.digits)") }
}
