import SwiftUI

struct Song: Identifiable {
  let id: Int
  let title: String
}

struct Lyrics: View {
  let song: Song
  var body: some View { Text(song.title) }
}

struct Songs: View {
  let songs: [Song]
  private func page(_ song: Song) -> some View { Lyrics(song: song).padding() }  // note: `page` creates the destination
  var body: some View {
    List(songs) { song in  // note: rows are built here
      NavigationLink(destination: Lyrics(song: song)) { Text(song.title) }  // expect: info: each row creates its destination `Lyrics`
      NavigationLink { Lyrics(song: song) } label: { Text(song.title) }  // expect: each row creates its destination `Lyrics`
      NavigationLink(song.title, destination: Lyrics(song: song).padding())  // expect: each row creates
      NavigationLink(song.title) { page(song) }  // expect: each row creates
    }
    VStack {
      ForEach(songs) { SongRow(song: $0) }  // note: `SongRow` is built for each row here
    }
  }
}

struct SongRow: View {
  let song: Song
  var body: some View {
    NavigationLink(destination: Lyrics(song: song)) { Text(song.title) }  // expect: each row creates its destination `Lyrics`
  }
}
