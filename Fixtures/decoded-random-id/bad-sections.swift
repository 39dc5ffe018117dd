import SwiftUI

// In a response, as rows of a table, with a key of its own.
struct Item: Codable, Identifiable {
  let id = UUID()  // expect: info: each decoding gives `Item` a new `id`
  let name: String
  enum CodingKeys: String, CodingKey { case name = "item_name" }
}

struct Response: Decodable { let items: [Item] }

@Observable final class Shop {
  var items: [Item] = []
  func load(_ data: Data) throws {
    items = try JSONDecoder().decode(Response.self, from: data).items
  }
}

struct ShopView: View {
  let shop: Shop
  var body: some View {
    List(shop.items) { Text($0.name) }  // note: identifies elements
  }
}
