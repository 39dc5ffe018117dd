import SwiftUI

struct Trip {
  let name: String
}

/// The flag is set a moment later, in what the same action schedules.
struct Trips: View {
  let trips: [Trip]
  @State private var chosen: Trip?
  @State private var next: Trip?
  @State private var isShown = false
  @State private var isNextShown = false

  var body: some View {
    ForEach(trips, id: \.name) { trip in
      Button(trip.name) {
        chosen = trip  // note: `chosen` and `isShown` are set here
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
          isShown = true
        }
      }
      Button("Next") {
        next = trip  // note: `next` and `isNextShown` are set here
        Task { @MainActor in
          withAnimation { isNextShown = true }
        }
      }
    }
    .sheet(isPresented: $isShown) {  // expect: warning: the `sheet` can show an outdated `chosen`: it is set together with `isShown`
      if let chosen { Text(chosen.name) }  // note: the body reads `chosen` only here
    }
    .sheet(isPresented: $isNextShown) {  // expect: warning: the `sheet` can show an outdated `next`: it is set together with `isNextShown`
      if let next { Text(next.name) }  // note: the body reads `next` only here
    }
  }
}
