import SwiftUI

// No view observes the object yet.

final class Trip: ObservableObject { @Published var name = "" }

struct TripPage: View {
  @ObservedObject var trip: Trip
  init(name: String) {
    self.trip = Trip()
    self.trip.name = name
  }
  var body: some View { Text(trip.name) }
}

struct Trips: View {
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    TripPage(name: name)
  }
}
