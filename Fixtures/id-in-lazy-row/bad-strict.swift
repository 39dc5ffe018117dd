// with: strict
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
        ForEach(tracks) { Text($0.name).id($0.id) }  // expect: info: `.id($0.id)` repeats the id of the row
      }
      LazyHStack {
        ForEach(tracks, id: \.id) { track in
          HStack { Text(track.name) }
            .id(track.id)  // expect: `.id(track.id)` repeats the id of the row
        }
      }
    }
  }
}
