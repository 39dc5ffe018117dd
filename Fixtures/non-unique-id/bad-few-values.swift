import SwiftUI

// Two appends of equal elements.
struct Fruit { let name: String; let weight: Int }

struct Basket: View {
  @State private var fruits: [Fruit] = []

  var body: some View {
    List(fruits, id: \.name) { Text($0.name) }  // expect: error: `"Plum"`
    Button("Fill") {
      fruits.append(Fruit(name: "Plum", weight: 3))  // note: `"Plum"` is used here
      fruits.append(Fruit(name: "Plum", weight: 4))  // note: `"Plum"` is used here
    }
  }
}

// Another property names the element.
struct Trip { let bookingID: String; let label: String }
struct Asset { let key: String; let description: String }

struct Lists: View {
  let trips: [Trip]
  let assets: [Asset]

  var body: some View {
    ForEach(trips, id: \.label) { Text($0.label) }  // expect: info: `label` may repeat in `trips`
    ForEach(assets, id: \.description) { Text($0.description) }  // expect: info: `description` may repeat in `assets`
  }
}
