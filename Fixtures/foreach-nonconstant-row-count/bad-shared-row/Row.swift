import SwiftUI

struct Track: Identifiable {
  let id: Int
  let isLive: Bool
}

struct TrackRow: View {
  let track: Track
  var body: some View {
    if track.isLive { Text("\(track.id)") }  // expect: a row gives 0 or 1 views, so lazy containers of 2 views (`Album` and `Charts`) keep or build rows off screen to count them
  }
}

struct AlbumRow: View {
  let track: Track
  var body: some View {
    if track.isLive { Text("\(track.id)") }
  }
}
