import SwiftUI

struct Song: Identifiable, Hashable { let id: Int }

final class Player: ObservableObject {
  @Published var isPlaying = false
  init(_ song: Song) {}
}

struct Lyrics: View {
  @ObservedObject var player: Player
  var body: some View { Text(player.isPlaying ? "Now" : "Later") }
}

struct Songs: View {
  let songs: [Song]
  var body: some View {
    NavigationStack {
      List {
        ForEach(songs) { song in
          NavigationLink("Lyrics", value: song)  // expect: the destination `Lyrics` is built with every row, shown or not, which creates a new `Player` each time
        }
      }
      .navigationDestination(for: Song.self) { song in Lyrics(player: Player(song)) }
    }
  }
}
