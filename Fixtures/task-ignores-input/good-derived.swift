import SwiftUI

struct Note: Identifiable {
  let id: Int
  var isMarked = false
}

/// Only the id enters, and marking keeps it.
struct Comments: View {
  let note: Note
  @State private var text = ""
  var body: some View {
    Text(text).task {
      let id = note.id
      text = await load(id)
    }
  }
  private func load(_ id: Int) async -> String { "\(id)" }
}

/// The computed property does not read the input that changes.
struct Header: View {
  let note: Note
  let folder: String
  @State private var text = ""
  private var path: String { "folders/" + folder }
  var body: some View { Text(text + "\(note.isMarked)").task { text = await load(path) } }
  private func load(_ path: String) async -> String { path }
}

/// The task restarts with what it derives.
struct Lyrics: View {
  let song: String
  @State private var text = ""
  private var address: String { "songs/\(song)" }
  var body: some View { Text(text).task(id: address) { text = await load(address) } }
  private func load(_ path: String) async -> String { path }
}

struct Screen: View {
  @State private var note = Note(id: 1)
  @State private var song = "A"
  var body: some View {
    Button("Mark") { note.isMarked.toggle() }
    Button("Next") { song += "B" }
    Comments(note: note)
    Header(note: note, folder: "in")
    Lyrics(song: song)
  }
}
