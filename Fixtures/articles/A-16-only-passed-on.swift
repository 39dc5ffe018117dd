import SwiftUI

final class Shop: ObservableObject {
  @Published var title = ""
}

struct Street: View {
  @ObservedObject var shop: Shop  // expect: object-only-forwarded:
  var body: some View {
    VStack {
      Text("Street")
      House(shop: shop)
    }
  }
}

struct House: View {
  @ObservedObject var shop: Shop  // expect: object-only-forwarded:
  var body: some View {
    HStack {
      Image(systemName: "house")
      Sign(shop: shop)
    }
  }
}

struct Sign: View {
  @ObservedObject var shop: Shop
  var body: some View { Text(shop.title) }
}

extension Shop { func rename() { title = "a" } }
