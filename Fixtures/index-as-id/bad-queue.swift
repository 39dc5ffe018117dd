import SwiftUI

struct Song: Identifiable {
  let id = UUID()
  let title: String
}

final class Player: ObservableObject {
  @Published var queue: [Song] = []
  // The same song may be there already, with the same id.
  func playNext(_ song: Song) { queue.insert(song, at: 0) }
}

struct SongRow: View {
  let song: Song
  @State private var isOpen = false
  @State private var note = ""
  var body: some View {
    Button(song.title) { isOpen.toggle() }
    if isOpen { TextField("Note", text: $note) }
  }
}

struct QueueView: View {
  @ObservedObject var player: Player
  var body: some View {
    ForEach(Array(player.queue.enumerated()), id: \.offset) { number, song in  // expect: rows of `player.queue` are identified by position  // help: identify the rows by the elements: `ForEach(Array(player.queue.enumerated()), id: \.element.id)`; an element that can be there twice needs an id for each entry
      Text("\(number)")
      SongRow(song: song)
    }
  }
}
