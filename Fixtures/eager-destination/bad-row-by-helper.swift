import SwiftUI

struct Song: Identifiable {
  let id: Int
  let title: String
}

struct Lyrics: View {
  let song: Song
  var body: some View { Text(song.title) }
}

struct SongRow: View {
  let song: Song
  var body: some View {
    NavigationLink(destination: Lyrics(song: song)) { Text(song.title) }  // expect: info: each row creates its destination `Lyrics`
  }
}

struct Songs: View {
  let songs: [Song]
  private func row(_ song: Song) -> some View { SongRow(song: song) }
  var body: some View { List(songs) { song in row(song) } }
}
