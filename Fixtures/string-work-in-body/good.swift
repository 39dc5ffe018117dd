import SwiftUI

struct Sack: Identifiable {
  let id: Int
  let weight: Double
}

struct Sacks: View {
  let sacks: [Sack]
  let total: Double
  var body: some View {
    List(sacks) { sack in
      Text("Sack \(sack.id)")
      Text("sack.title")
      Text(sack.weight, format: .number)
      Text(String(describing: sack.id))
      Button("Print") { _ = String(format: "%.1f", sack.weight) }
    }
    Text(String(format: "%.1f", total))
  }
}

// What a menu holds is built when it opens.

struct Prices: View {
  let prices: [Double]
  var body: some View {
    List(prices, id: \.self) { price in
      Menu("Price") { Text(String(format: "%.2f", price)) }
    }
  }
}
