import SwiftUI

struct Medal: View {
  let places: [Int]
  @State private var chosen: Int?

  var body: some View {
    ForEach(places, id: \.self) { place in
      Button("\(place)") { chosen = place }
        .overlay {
          if chosen == place {
            withAnimation { mark(for: place) }
          }
        }
    }
  }

  private func mark(for place: Int) -> some View {
    Text("\(place)").font(.caption)
  }
}
