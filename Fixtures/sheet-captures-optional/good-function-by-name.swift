import SwiftUI

struct Trips: View {
  let trips: [String]
  @State private var chosen: String?
  @State private var isShown = false
  var body: some View {
    List { ForEach(trips, id: \.self, content: row) }
      .sheet(isPresented: $isShown) { if let chosen { Text(chosen) } }
  }
  private func row(_ trip: String) -> some View {
    Button(trip) {
      chosen = trip
      isShown = true
    }
    .bold(trip == chosen)
  }
}
