import SwiftUI

struct Parcel: Identifiable {
  let id: Int
  let weight: Double
}

struct Parcels: View {
  let parcels: [Parcel]
  private func text(_ weight: Double) -> String {
    String(format: "%.1f kg", weight)  // expect: info: `String(format:_:)` builds a string for each row in `Parcels.body`
  }
  var body: some View {
    List(parcels) { parcel in
      Text(text(parcel.weight))
      Text(NSLocalizedString("parcel.title", comment: ""))  // expect: `NSLocalizedString(_:comment:)`
    }
    VStack { ForEach(parcels) { ParcelRow(parcel: $0) } }
  }
}

struct ParcelRow: View {
  let parcel: Parcel
  var body: some View {
    Text(String(describing: parcel.id))  // expect: `String(describing:)` builds a string for each row in `ParcelRow.body`, as 2 other calls do
    Text(String(describing: parcel.weight))
    Text(String(reflecting: parcel))
  }
}
