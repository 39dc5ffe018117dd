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
        chosen = trip  // note: both are set here
        isShown = true
      }
    }
    .sheet(isPresented: $isShown) {  // expect: warning: the content of this sheet reads `chosen`, which is set together with `isShown`
      if let chosen { Text(chosen.name) }  // note: read here only
    }
  }
}

/// By way of a method, a force, a default; the other presentations.
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
    .fullScreenCover(isPresented: $isFirstShown, onDismiss: { first = nil }) {  // expect: the content of this fullScreenCover reads `first`
      Text(first!.name)
    }
    .popover(isPresented: $isSecondShown) {  // expect: the content of this popover reads `second`
      Text(second?.name ?? "–")
    }
    .sheet(isPresented: $isThirdShown) {  // expect: reads `third`
      TripView(trip: third)
    }
  }
}

struct TripView: View {
  let trip: Trip?
  var body: some View { Text(trip?.name ?? "") }
}
