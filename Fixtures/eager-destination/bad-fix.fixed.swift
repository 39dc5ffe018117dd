import SwiftUI

struct Song: Identifiable, Hashable { let id: Int }
struct Album: Identifiable { let id: Int }

struct Lyrics: View {
  let song: Song
  var body: some View { Text("\(song.id)") }
}

struct Cover: View {
  let album: Album
  let place: Int
  var body: some View { Text("\(album.id) \(place)") }
}

struct Songs: View {
  let songs: [Song]
  var body: some View {
    NavigationStack {
      List(songs) { song in
        NavigationLink(value: song) { Text("Lyrics") }  // expect: each row creates its destination `Lyrics`
      }
      .navigationDestination(for: Song.self) { song in Lyrics(song: song) }
      .navigationTitle("Songs")
    }
  }
}

struct Pages: View {
  let songs: [Song]
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack {
          ForEach(songs) { song in
            NavigationLink(value: song) { Text("Lyrics") }  // expect: each row creates its destination `Lyrics`
          }
        }
      }
      .navigationDestination(for: Song.self) { song in Lyrics(song: song).bold() }
    }
  }
}

/// What is around it is unknown.
struct Parts: View {
  let songs: [Song]
  var body: some View {
    List(songs) { song in
      NavigationLink(destination: Lyrics(song: song)) { Text("Lyrics") }  // expect: each row creates its destination `Lyrics`
    }
  }
}

/// Not `Hashable`, and more than the element.
struct Covers: View {
  let albums: [Album]
  var body: some View {
    NavigationStack {
      List(albums) { album in
        let place = album.id + 1
        NavigationLink("Cover", destination: Cover(album: album, place: place))  // expect: each row creates its destination `Cover`
      }
    }
  }
}
