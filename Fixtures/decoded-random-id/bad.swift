import SwiftUI

struct Article: Decodable, Identifiable {
  let id = UUID() // expect: info: each decoding gives `Article` a new `id`
  let title: String
  enum CodingKeys: String, CodingKey { case title } // note: this type has no case `id`
}

struct Price: Codable, Identifiable {
  var id = UUID().uuidString // expect: each decoding gives `Price` a new `id`, which replaces every row on a refresh and resets `@State isOpen` of `PriceRow`
  var amount: Int
  private enum CodingKeys: String, CodingKey { case amount }
}

// The compiler warns, but it is not an error.
struct Friend: Codable {
  let token = UUID() // expect: a new `token`
  var name: String
}

// A decoder of its own that forgets it.
struct Place: Decodable, Identifiable {
  var id = UUID() // expect: a new `id`
  let name: String
  init(from decoder: Decoder) throws { // note: this initializer does not set `id`
    name = try decoder.singleValueContainer().decode(String.self)
  }
}

struct PriceRow: View {
  let price: Price
  @State private var isOpen = false // note: returns to its initial value
  var body: some View { Button("\(price.amount)") { isOpen.toggle() } }
}

struct Lists: View {
  let articles: [Article]
  let prices: [Price]
  let friends: [Friend]
  let places: [Place]
  var body: some View {
    List {
      ForEach(articles) { Text($0.title) } // note: identifies elements
      ForEach(prices) { PriceRow(price: $0) }
      ForEach(friends, id: \.token) { Text($0.name) }
      ForEach(places) { Text($0.name) }
    }
  }
}
