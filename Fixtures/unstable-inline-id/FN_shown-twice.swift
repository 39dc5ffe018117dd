import SwiftUI

/// A view in a constant is looked at where it is shown, if that is one place.
struct Songs: View {
  let songs: [String]
  let isPlain: Bool
  var body: some View {
    let rows = ForEach(songs, id: \.self) { song in
      Text(song).tag(song.isEmpty ? UUID().uuidString : song)
    }
    if isPlain { List { rows } } else { VStack { rows } }
  }
}
