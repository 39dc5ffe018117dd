import SwiftUI

struct Song {
  var title: String
}

/// The task reads the input through a computed property, a local and an optional that it unwraps.
struct Lyrics: View {
  let song: String?
  @State private var text = ""
  private var address: String { "songs/\(song ?? "")" }
  var body: some View {
    Text(text)
      .task { text = await load(address) }  // expect: info: `.task` does not run again when `song` changes
      .task {  // expect: info: `.task` does not run again when `song` changes
        guard let song else { return }
        let path = song.lowercased()
        text = await load(path)
      }
  }
  private func load(_ path: String) async -> String { path }
}

/// The parameter has another name than the property, and the parent passes what it computes.
struct Cover: View {
  private let name: String
  @State private var text = ""
  init(of title: String) { name = title }
  var body: some View {
    Text(text).task { text = await load(name) }  // expect: info: `.task` does not run again when `name` changes
  }
  private func load(_ name: String) async -> String { name }
}

struct Player: View {
  @State private var songs = [Song(title: "A"), Song(title: "B")]
  @State private var index = 0
  var body: some View {
    Button("Next") { index += 1 }
    Lyrics(song: current)
    Cover(of: songs[index].title)
  }
  private var current: String { songs[index].title }
}

@MainActor @Observable final class Shelf {
  var selected = "A"
}

struct Shop: View {
  @State private var shelf = Shelf()
  var body: some View {
    Button("B") { shelf.selected = "B" }
    Cover(of: shelf.selected)
  }
}
