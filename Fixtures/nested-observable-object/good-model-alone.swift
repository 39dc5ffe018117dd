import SwiftUI

// What only models write may come with an update of the outer object.

final class Clip: ObservableObject { @Published var length = 1.0 }

final class Track: ObservableObject {
  let clip = Clip()
  @Published var isMuted = false
}

final class Mixer {
  let track = Track()
  func cut() {
    track.clip.length /= 2
    redraw()
  }
  private func redraw() { track.isMuted.toggle() }
}

struct TrackView: View {
  @ObservedObject var track: Track
  var body: some View { Text("\(track.clip.length)").opacity(track.isMuted ? 0.5 : 1) }
}
