// with: strict
import SwiftUI

struct Album: View {
  let tracks: [Track]
  var body: some View {
    List(tracks) { TrackRow(track: $0) }  // note: the rows are built here
  }
}

struct Charts: View {
  let tracks: [Track]
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(tracks) { TrackRow(track: $0) }  // note: the rows are built here
        ForEach(tracks) { AlbumRow(track: $0) }  // expect: each element gives 0 or 1 views, so `LazyVStack` cannot discard the rows that it has shown
      }
    }
  }
}
