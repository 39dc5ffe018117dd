// Strings with many formatted values in them are not calls, so they never count.
import SwiftUI

struct Crate: Identifiable {
  let id: Int
  let weight: Double
  let price: Double
  let sent: Date
}

struct PriceRow: View {
  let crate: Crate
  var body: some View {
    Text("\(crate.weight.formatted()) kg, \(crate.price.formatted()), \(crate.sent.formatted()), \(crate.id.formatted())")
    Text("\(crate.id.formatted()), \(crate.price.formatted()), \(crate.sent.formatted()), \(crate.weight.formatted())")
    Text("\(crate.sent.formatted()): \(crate.price.formatted()), \(crate.id.formatted()), \(crate.weight.formatted())")
  }
}

struct Crates: View {
  let crates: [Crate]
  var body: some View { List(crates) { PriceRow(crate: $0) } }
}
