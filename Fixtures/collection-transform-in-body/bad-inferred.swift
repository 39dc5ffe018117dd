import SwiftUI

// with: strict

struct Track: Identifiable {
  let id: Int
  let title: String
}

final class Jukebox: ObservableObject {
  @Published var tracks = [Track]()
}

struct Tracks: View {
  @State private var tracks = [Track]()
  @State private var byTitle = [String: Track]()
  @ObservedObject var jukebox: Jukebox
  var body: some View {
    Text("\(tracks.filter { $0.id > 1 }.count)")  // expect: info: `filter` walks `tracks`
    Text("\(byTitle.filter { $0.key > "a" }.count)")  // expect: info: `filter` walks `byTitle`
    Text("\(jukebox.tracks.filter { $0.id > 1 }.count)")  // expect: info: `filter` walks `jukebox.tracks`
  }
}
