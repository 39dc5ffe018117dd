// with: strict
import SwiftUI

struct Song: Hashable, Identifiable {
  let title: String
  var id: Self { self }  // expect: `Song.id` is derived from `hashValue`
}

struct Album: Hashable, Identifiable {
  let title: String
  public var id: Self {  // expect: `Album.id` is derived from `self.hashValue`
    // The title is all there is.
    return self
  }
}

struct Shelf: View {
  let songs: [Song]
  let albums: [Album]
  var body: some View {
    List {
      ForEach(songs, id: \.self) { Text($0.title) }  // expect: by `\.hashValue`
      ForEach(albums) { Text($0.title) }
    }
  }
}
