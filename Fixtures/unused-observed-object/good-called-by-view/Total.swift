import SwiftUI

struct Total: View {
  @ObservedObject var cart: Cart
  var body: some View { Text("\(cart.items.count)") }
}

struct Shop: View {
  @StateObject private var cart = Cart()
  var body: some View {
    Article(cart: cart, name: "A")
    Total(cart: cart)
  }
}
