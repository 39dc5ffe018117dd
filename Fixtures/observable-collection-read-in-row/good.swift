import Observation
import SwiftUI

@Observable final class Basket: Identifiable {
  let id = 1
  var items: [Int] = []
  var byID: [Int: String] = [:]
  let kinds = [1, 2, 3]
  var isOpen = false
  func has(_ id: Int) -> Bool { items.contains(id) }
  func name(_ id: Int) -> String { byID[id] ?? "" }
}

struct BasketList: View {
  let baskets: [Basket]
  let basket: Basket
  var body: some View {
    // The view that shows the list may look.
    Text(basket.has(1) ? "One" : "None")
    List(baskets) { own in
      OwnRow(basket: own)
      NameRow(id: own.id, basket: basket)
      AnswerRow(isIn: basket.has(own.id))
    }
    ForEach([1, 2], id: \.self) { _ in FixedRow(basket: basket) }
    FixedRow(basket: basket)
  }
}

/// The object of the element.
struct OwnRow: View {
  let basket: Basket
  var body: some View { Text(basket.has(1) ? "One" : "None") }
}

/// By key, a constant, an action.
struct NameRow: View {
  let id: Int
  let basket: Basket
  var body: some View {
    Text(basket.name(id) + (basket.kinds.contains(id) ? "!" : ""))
    Button("Ask") { print(basket.has(id)) }
  }
}

struct AnswerRow: View {
  let isIn: Bool
  var body: some View { Text(isIn ? "In" : "Out") }
}

/// A fixed set of rows.
struct FixedRow: View {
  let basket: Basket
  var body: some View { Text(basket.items.contains(1) ? "One" : "None") }
}
