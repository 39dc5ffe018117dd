import SwiftData
import SwiftUI

@Model final class Song {
  var title = ""
  init() {}
}

// A model of the database is observable.
struct SongForm: View {
  @State private var song = Song()
  var body: some View { TextField(song.title, text: $song.title) }
}
