import SwiftUI

struct Trip {
  let name: String
}

/// What is scheduled also changes what the body reads, so that the body is evaluated with the new value.
struct Trips: View {
  let trips: [Trip]
  @State private var chosen: Trip?
  @State private var isLoading = false
  @State private var isShown = false
  @State private var other: Trip?
  @State private var isOtherShown = false

  var body: some View {
    VStack {
      if isLoading { ProgressView() }
      ForEach(trips, id: \.name) { trip in
        Button(trip.name) {
          chosen = trip
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
            isLoading = false
            isShown = true
          }
        }
        // The code that loads may call back much later, after other changes.
        Button("Load") {
          other = trip
          load { isOtherShown = true }
        }
      }
    }
    .onAppear { isLoading = true }
    .sheet(isPresented: $isShown) { if let chosen { Text(chosen.name) } }
    .sheet(isPresented: $isOtherShown) { if let other { Text(other.name) } }
  }

  private func load(_ done: @escaping () -> Void) { done() }
}
