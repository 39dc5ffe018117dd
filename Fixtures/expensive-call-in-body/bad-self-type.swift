import SwiftUI

// Members of an extension that holds for one type alone are those of that type.

protocol Titled {}

struct Album: Titled { let date: Date }
struct Song: Titled { let name: String }

extension Titled where Self == Album {
  var title: String { DateFormatter().string(from: self.date) }  // note: calls `DateFormatter()`
}
extension Titled where Self == Song {
  var title: String { self.name }
}

struct AlbumView: View {
  let album: Album
  var body: some View { Text(album.title) }  // expect: formatter construction
}

struct SongView: View {
  let song: Song
  var body: some View { Text(song.title) }
}
