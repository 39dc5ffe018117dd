import SwiftUI

struct Trip {
  let name: String
}

struct Trips: View {
  let trips: [Trip]
  @State private var chosen: Trip?
  @State private var isShown = false

  var body: some View {
    ForEach(trips, id: \.name) { trip in
      Button(trip.name) {
        chosen = trip  // note: `chosen` and `isShown` are set here
        isShown = true
      }
    }
    .sheet(isPresented: $isShown) {  // expect: warning: the `sheet` can show an outdated `chosen`: it is set together with `isShown`
      if let chosen { Text(chosen.name) }  // note: the body reads `chosen` only here
    }
  }
}

/// Through a method, a force, a default; the other presentations.
struct Voyages: View {
  let trips: [Trip]
  @State private var first: Trip?
  @State private var second: Optional<Trip> = nil
  @State private var third: Trip? = nil
  @State private var isFirstShown = false
  @State private var isSecondShown = false
  @State private var isThirdShown = false

  private func open(_ trip: Trip) {
    self.first = trip
    self.isFirstShown = true
  }

  var body: some View {
    VStack {
      Button("First") { open(trips[0]) }
      Button("Second") {
        isSecondShown.toggle()
        second = trips[1]
      }
      Button("Third") {
        if trips.count > 2 {
          third = trips[2]
          isThirdShown = true
        }
      }
    }
    .fullScreenCover(isPresented: $isFirstShown, onDismiss: { first = nil }) {  // expect: the `fullScreenCover` can show an outdated `first`
      Text(first!.name)
    }
    .popover(isPresented: $isSecondShown) {  // expect: the `popover` can show an outdated `second`
      Text(second?.name ?? "–")
    }
    .sheet(isPresented: $isThirdShown) {  // expect: the `sheet` can show an outdated `third`: it is set together with `isThirdShown`, and only the content reads it
      TripView(trip: third)
    }
  }
}

struct TripView: View {
  let trip: Trip?
  var body: some View { Text(trip?.name ?? "") }
}
