// with: strict
import SwiftUI

struct Parcel: Identifiable {
  let id: Int
  var isChosen = false
}

/// A question that needs no new collection.
struct Parcels: View {
  @State private var parcels: [Parcel] = []
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)  // note: the view is evaluated again when `name` changes here
    Text(name)
    Button("Add") { parcels += (0..<9).map { Parcel(id: $0) } }
      .disabled(parcels.filter { $0.isChosen }.isEmpty)  // expect: info: `filter` walks `parcels`
    if parcels.count == parcels.filter(\.isChosen).count { Text("All") }  // expect: info: `filter` walks `parcels`
  }
}
