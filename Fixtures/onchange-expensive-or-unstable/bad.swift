import SwiftUI

struct Song: Identifiable, Equatable {
  let id: Int
  var title = ""
  var isLiked = false
  static func == (a: Song, b: Song) -> Bool { a.id == b.id && a.title == b.title }  // note: this `==` compares the values
}

final class Shelf2: ObservableObject {
  @Published var songs: [Song] = []
  func add(_ song: Song) { songs.append(song) }
  func like(_ i: Int) { songs[i].isLiked.toggle() }
}

struct Playlist: View {
  let songs: [Song]
  let song: Song
  let first: Int
  let second: Int
  @ObservedObject var shelf: Shelf2
  @State private var likes = 0
  var body: some View {
    Text("\(likes)")
      .onChange(of: songs.map(\.id)) { likes += 1 }  // expect: info: `map` creates a new collection on every update, which `onChange` compares
      .onChange(of: songs.filter { $0.isLiked }.map(\.id)) { likes += 1 }  // expect: which `onChange` compares
      .task(id: shelf.songs.compactMap { $0.isLiked ? $0.id : nil }) { likes = 0 }  // expect: `compactMap` creates a new collection on every update, which `task` compares
      .animation(.default, value: songs.sorted { $0.title < $1.title })  // expect: which `animation` compares
      .sensoryFeedback(.success, trigger: Set(songs.map(\.id)))  // expect: which `sensoryFeedback` compares
      .onChange(of: [first, second]) { likes += 1 }
      .animation(.default, value: song)  // expect: compares `Song` by its `==`, which ignores `isLiked`
      .onChange(of: self.song) { likes = song.isLiked ? 1 : 0 }  // expect: so a change of it has no effect
  }
}

struct Album: View {
  @ObservedObject var shelf: Shelf2
  var body: some View {
    Playlist(songs: shelf.songs, song: shelf.songs[0], first: 1, second: 2, shelf: shelf)
    Button("Like") { shelf.like(0) }
  }
}
