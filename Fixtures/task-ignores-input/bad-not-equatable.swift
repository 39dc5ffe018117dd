import SwiftUI

struct Song {
  let title: String
  let onPlay: () -> Void
}

struct Lyrics: View {
  let song: Song
  @State private var text = ""
  var body: some View {
    Text(text)
      .task { text = await load(song) }  // expect: does not run again when `song` changes
    // help: use `.task(id:)` with what tells one `song` from another, which runs again when that changes
  }
  private func load(_ song: Song) async -> String { song.title }
}

struct Player: View {
  @State private var song = Song(title: "A") {}
  var body: some View {
    Lyrics(song: song)
    Button("Next") { song = Song(title: "B") {} }
  }
}
