import SwiftUI

struct Price: View {
  let amount: Int
  private let short: NumberFormatter = {
    let formatter = NumberFormatter()  // expect: info: `NumberFormatter()`  // help: delete `short`, which nothing reads
    formatter.maximumFractionDigits = 0
    return formatter
  }()
  var body: some View { Text("\(amount)") }
}

struct Shop: View {
  @State private var amount = 1
  var body: some View {
    Price(amount: amount)
    Button("More") { amount += 1 }
  }
}
