import SwiftUI

final class Store: ObservableObject {
  @Published var currency = "EUR"
}

struct Prices: View {
  let prices: [Double]
  @ObservedObject var store: Store
  var body: some View { Text(prices.map(label).joined(separator: ", ")) }
  private func label(_ price: Double) -> String { "\(price) \(store.currency)" }
}

struct Heading: View {
  let name: String?
  @EnvironmentObject var store: Store
  var body: some View { Text(name.map(heading) ?? "") }
  private func heading(_ name: String) -> String { name + store.currency }
}
