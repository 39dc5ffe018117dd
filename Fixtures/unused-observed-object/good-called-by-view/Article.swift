import SwiftUI

// Only this view calls what changes the object.

final class Cart: ObservableObject {
  @Published var items: [String] = []
  func add(_ item: String) { items.append(item) }
}

struct Article: View {
  @ObservedObject var cart: Cart
  let name: String
  var body: some View {
    Text(name)
    Button("Add") { cart.add(name) }
  }
}
