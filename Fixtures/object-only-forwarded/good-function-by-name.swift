import SwiftUI

final class Store: ObservableObject { @Published var currency = "EUR" }

struct Total: View {
  @ObservedObject var store: Store
  var body: some View { Text(store.currency) }
}

struct Prices: View {
  let prices: [Double]
  @ObservedObject var store: Store
  var body: some View {
    Total(store: store)
    Text(prices.map(label).joined(separator: ", "))
  }
  private func label(_ price: Double) -> String { "\(price) \(store.currency)" }
}
