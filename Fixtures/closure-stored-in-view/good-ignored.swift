import SwiftUI

struct Parcel: Identifiable, Equatable {
  let id: Int
  var name = ""
}

/// The macro leaves the closure out of `==`, as its attribute says.
@Equatable
struct ParcelRow: View {
  let parcel: Parcel
  @EquatableIgnoredUnsafeClosure let onOpen: () -> Void
  var body: some View {
    HStack {
      Image(systemName: "shippingbox")
      Text(parcel.name)
      Text(parcel.name)
      Spacer()
      Button("Open", action: onOpen)
    }
  }
}

struct Parcels: View {
  let parcels: [Parcel]
  @State private var opened = 0
  var body: some View {
    List(parcels) { parcel in
      ParcelRow(parcel: parcel, onOpen: { opened = parcel.id }).equatable()
    }
  }
}
