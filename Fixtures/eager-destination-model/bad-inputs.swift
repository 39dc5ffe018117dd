import SwiftUI

struct Parcel: Identifiable {
  let id: Int
  var place: String
}

final class Tracker: ObservableObject {
  @Published var isLoading = false
  var parcel: Parcel
  init(parcel: Parcel) { self.parcel = parcel }
  func refresh() { isLoading = true }
}

struct ParcelView: View {
  @ObservedObject var tracker: Tracker
  var body: some View { Button(tracker.parcel.place) { tracker.refresh() }.disabled(tracker.isLoading) }
}

struct Parcels: View {
  @State private var parcels: [Parcel] = []
  var body: some View {
    List(parcels) { parcel in
      NavigationLink {  // expect: creates a new `Tracker` each time
        // help: build `ParcelView` in the `body` of a view that stores only what it needs: SwiftUI evaluates that when it is shown
        ParcelView(tracker: Tracker(parcel: parcel))
      } label: {
        Text(parcel.place)
      }
    }
    .refreshable { parcels = [Parcel(id: 1, place: "Here")] }
  }
}
