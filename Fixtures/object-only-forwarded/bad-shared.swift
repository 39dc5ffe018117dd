import SwiftUI

final class Shop: ObservableObject {
  static let shared = Shop()
  @Published var count = 0
  func add() { count += 1 }
}

struct ShopTabs: View {
  @StateObject var shop = Shop.shared  // expect: info: `ShopTabs` observes `shop` only to pass it to child views  // help: hold it in a plain `let shop = Shop.shared`, and observe it where it is read
  var body: some View {
    TabView {
      ShopView(shop: shop)
      Text("Help")
    }
  }
}

struct ShopView: View {
  @ObservedObject var shop: Shop
  var body: some View {
    Text("\(shop.count)")
    Button("Add") { shop.add() }
  }
}
