import SwiftUI

struct ShopView: View {
  @ObservedObject var shop: Shop

  private var header: some View {
    Text(shop.greet())
    //        ^~~~~ expect: error: `ShopView.body` writes `Shop.visitors` while SwiftUI evaluates it, which is undefined behavior and causes another update
  }

  var body: some View {
    VStack {
      header
      Text("\(shop.till.rounded)")  // expect: `Till.amount`
      TillView(till: shop.till)
    }
  }
}

struct TillView: View {
  @ObservedObject var till: Till
  var body: some View { Text("\(till.amount)") }
}
