import SwiftUI

final class Jukebox: ObservableObject {
  @Published var songs: [Song] = []
  @Published var query = ""
  private let index = SongIndex()

  var found: [Song] { songs.filter { $0.title.contains(query) } }  // note: `found` calls `Array.filter(
  var ranked: [Song] {
    index.rank(songs)  // note: `ranked` calls `rank()`
  }
  /// One walk that makes no rows, away from the view.
  var isEmpty: Bool { songs.filter { $0.title.contains(query) }.isEmpty }
}

struct SongIndex {
  func rank(_ songs: [Song]) -> [Song] { songs.sorted { $0.plays > $1.plays } }  // note: `rank()` calls `Array.sorted
}
