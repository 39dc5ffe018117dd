import SwiftUI

struct Trip {
  let name: String
}

struct Trips: View {
  let trips: [Trip]
  @State private var chosen: Trip?
  @State private var isShown = false

  var body: some View {
    ForEach(self.trips, id: \.name) { trip in
      Button(trip.name) {
        self.chosen = trip  // note: `chosen` and `isShown` are set here
        self.isShown = true
      }
    }
    .sheet(isPresented: self.$isShown) {  // expect: the `sheet` can show an outdated `chosen`: it is set together with `isShown`, and only the content reads it
      if let chosen = self.chosen { Text(chosen.name) }  // note: the body reads `chosen` only here
    }
  }
}
