// It is not known that stacks and grids build more rows for an id.
import SwiftUI

struct Track: Identifiable {
  let id: Int
  let name: String
}

struct Album: View {
  let tracks: [Track]
  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem()]) {
        ForEach(tracks) { Text($0.name).id($0.id) }
      }
      LazyHStack {
        ForEach(tracks, id: \.id) { track in
          HStack { Text(track.name) }
            .id(track.id)
        }
      }
    }
  }
}
