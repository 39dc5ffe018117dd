import SwiftUI

/// Kept with the life on the screen.
struct Player: View {
  @State private var id = UUID()
  let title: String
  var body: some View { Text(title).id(id) }
}

/// Nothing tells views apart by it.
struct Track: View {
  let token = UUID()
  let title: String
  var body: some View { Text(title) }
}

/// The id of what is shown.
struct Cover: View, Identifiable {
  var id: String { title }
  let title: String
  var body: some View { Text(title) }
}

struct Card: View, Identifiable {
  let id: Int
  let title: String
  var body: some View { Text(title) }
}

/// Data, no view.
struct Song: Identifiable {
  let id = UUID()
  let title: String
}

struct Album: View {
  @State private var songs: [Song] = []
  let tracks: [Track]
  var body: some View {
    List(songs) { Text($0.title) }
    ForEach(tracks.indices, id: \.self) { tracks[$0] }
  }
}
