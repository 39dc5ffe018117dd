// with: strict
import SwiftUI

struct Song: Hashable, Identifiable {
  let title: String
  var id: Int { hashValue }  // expect: `Song.id` is derived from `hashValue`
}

struct Album: Hashable, Identifiable {
  let title: String
  public var id: Int {  // expect: `Album.id` is derived from `self.hashValue`
    // The title is all there is.
    return self.hashValue
  }
}

struct Shelf: View {
  let songs: [Song]
  let albums: [Album]
  var body: some View {
    List {
      ForEach(songs, id: \.hashValue) { Text($0.title) }  // expect: by `\.hashValue`
      ForEach(albums) { Text($0.title) }
    }
  }
}
