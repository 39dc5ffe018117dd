import SwiftUI

struct Song: Identifiable, Equatable {
  let id: Int
  var title = ""
  var isLiked = false
  static func == (a: Song, b: Song) -> Bool { a.id == b.id && a.title == b.title }  // note: `==` of `Song`
}

final class Shelf2: ObservableObject {
  @Published var songs: [Song] = []
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
      .onChange(of: songs.map(\.id)) { likes += 1 }  // expect: info: `onChange` walks a collection with each update (`map`)
      .onChange(of: songs.filter { $0.isLiked }.map(\.id)) { likes += 1 }  // expect: `onChange` walks a collection
      .task(id: shelf.songs.compactMap { $0.isLiked ? $0.id : nil }) { likes = 0 }  // expect: `task` walks a collection with each update (`compactMap`)
      .animation(.default, value: songs.sorted { $0.title < $1.title })  // expect: `animation` walks
      .sensoryFeedback(.success, trigger: Set(songs.map(\.id)))  // expect: `sensoryFeedback` walks
      .onChange(of: [first, second]) { likes += 1 }  // expect: `onChange` compares an array that is made anew with each update
      .animation(.default, value: song)  // expect: compares values of `Song` by an `==` that ignores `isLiked`
      .onChange(of: self.song) { likes += 1 }  // expect: a change of these goes unnoticed
  }
}
