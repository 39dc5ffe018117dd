import SwiftUI

struct Trip: Identifiable {
  let id: Int
  let name: String
}

struct Trips: View {
  let trips: [Trip]
  @State private var chosen: Trip?
  @State private var isShown = false
  var body: some View {
    List(trips) { trip in
      Button(trip.name) {
        chosen = trip
        isShown = true
      }
    }
    .sheet(isPresented: $isShown) { if let chosen { Text(chosen.name) } }  // expect: the `sheet` can show an outdated `chosen`: it is set together with `isShown`, and only the content reads it
  }
}

/// In lines of its own, under another name.
struct Atlas: View {
  let trips: [Trip]
  @State private var picked: Trip?
  @State private var isOpen = false  // with the trip
  var body: some View {
    List(trips) { trip in
      Button(trip.name) { pick(trip) }
    }
    .sheet(isPresented: $isOpen) {  // expect: the `sheet` can show an outdated `picked`: it is set together with `isOpen`, and only the content reads it
      if let trip = picked {
        VStack {
          Text(trip.name)
        }
        .padding()
      }
    }
  }

  private func pick(_ trip: Trip) {
    picked = trip
    isOpen = true
  }
}

/// The content closes it by the flag.
struct Diary: View {
  let trips: [Trip]
  @State private var chosen: Trip?
  @State private var isShown = false
  var body: some View {
    List(trips) { trip in
      Button(trip.name) {
        chosen = trip
        isShown = true
      }
    }
    .sheet(isPresented: $isShown) {  // expect: the `sheet` can show an outdated `chosen`: it is set together with `isShown`, and only the content reads it
      if let chosen {
        Button(chosen.name) { isShown = false }
      }
    }
  }
}
