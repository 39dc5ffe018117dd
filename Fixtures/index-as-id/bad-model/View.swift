import SwiftUI

struct TrackRow: View {
  let track: Track
  @State private var note = ""
  var body: some View { TextField(track.title, text: $note) }
}

/// The model moves the elements.
struct Queue: View {
  @StateObject private var player = Player()
  var body: some View {
    ForEach(player.tracks.indices, id: \.self) { TrackRow(track: player.tracks[$0]) }  // expect: info: rows of `player.tracks`
    Button("Skip") { player.skip() }
  }
}
