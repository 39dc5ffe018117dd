import SwiftUI

struct Trip {
  let name: String
}

/// A capture list is evaluated with the body: the sheet gets the value of that evaluation.
struct Trips: View {
  let trips: [Trip]
  @State private var chosen: Trip?
  @State private var isShown = false

  var body: some View {
    ForEach(trips, id: \.name) { trip in
      Button(trip.name) {
        chosen = trip
        isShown = true
      }
    }
    .sheet(isPresented: $isShown) { [chosen] in
      if let chosen { Text(chosen.name) }
    }
  }
}
