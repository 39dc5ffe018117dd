import SwiftUI

final class Cart: ObservableObject {
  @Published var items: [String] = []
  func add(_ item: String) { items.append(item) }
}

final class Amount: ObservableObject {
  @Published var count = 1
}

/// It gets a new closure with each change of the cart.
struct Adding: View {
  @ObservedObject var cart: Cart
  let onAdd: () -> Void
  var body: some View {
    Button("Add") {
      cart.add("Tea")
      onAdd()
    }
  }
}

/// Its initializer makes a new object with each change of the cart.
struct Counting: View {
  @ObservedObject var cart: Cart
  @ObservedObject private var amount: Amount
  init(cart: Cart) {
    self.cart = cart
    amount = Amount()
  }
  var body: some View {
    Button("Add \(amount.count)") { cart.add("Milk") }
  }
}

struct Shop: View {
  @ObservedObject var cart: Cart
  @State private var isAdded = false
  var body: some View {
    Text("\(cart.items.count) \(isAdded ? "!" : "")")
    Adding(cart: cart) { isAdded = true }
    Counting(cart: cart)
  }
}
