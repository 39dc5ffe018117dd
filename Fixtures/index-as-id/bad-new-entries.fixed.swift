import SwiftUI

struct Song: Identifiable {
  let id = UUID()
  let title: String
}

final class Player: ObservableObject {
  @Published var queue: [Song] = []
  // Each caller makes a new song, so that none is there twice.
  func add(_ song: Song) { queue.insert(song, at: 0) }
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
    ForEach(player.queue) { song in  // expect: rows of `player.queue` are identified by position  // help: iterate the elements: `ForEach(player.queue)`
      SongRow(song: song)
    }
    Button("Add") { player.add(Song(title: "New")) }
    Button("Add two") {
      let first = Song(title: "First")
      player.add(first)
      player.add(.init(title: "Second"))
    }
  }
}
