// A name may be unique, or not: nothing says so.
// with: strict
import SwiftUI

struct Dish { let name: String; let price: Int }
struct City: Identifiable { let title: String; var id: String { title } }  // expect: info: `title`

struct Menu2: View {
  let dishes: [Dish]
  let cities: [City]
  var body: some View {
    ForEach(dishes, id: \.name) { Text($0.name) }  // expect: info: `name`
    ForEach(dishes, id: \.price) { Text($0.name) }  // expect: info: `price`
    ForEach(cities) { Text($0.title) }
  }
}
