import SwiftUI

struct Parcel: Identifiable {
  let id: Int
  var isChosen = false
}

/// A question that needs no new collection.
struct Parcels: View {
  @State private var parcels: [Parcel] = []
  @State private var isOpen = false
  var body: some View {
    Button(isOpen ? "Close" : "Open") { isOpen.toggle() }  // note: the view is evaluated again when `isOpen` changes here
    Button("Add") { parcels += (0..<9).map { Parcel(id: $0) } }
      .disabled(parcels.filter { $0.isChosen }.isEmpty)  // expect: info: `filter` walks `parcels`
    if parcels.count == parcels.filter(\.isChosen).count { Text("All") }  // expect: info: `filter` walks `parcels`
  }
}
