import SwiftUI

struct Client {
  func lyrics(of id: Int) async -> String { "" }
  func cover(of song: Song) async -> String { "" }
}

struct Song {
  let id: Int
}

struct Lyrics: View {
  let id: Int
  @State private var text = ""
  var body: some View {
    Text(text)
      .task(id: id) { text = await Client().lyrics(of: id) }  // expect: `.task` does not run again
  }
}

struct Verse: View {
  let id: Int
  @State private var text = ""
  var body: some View {
    Text(text)
      .task(id: id, priority: .high) { await load() }  // expect: `.task` does not run again
  }
  private func load() async { text = await Client().lyrics(of: id) }
}

// No edit: songs cannot be compared.
struct Cover: View {
  let song: Song
  @State private var text = ""
  var body: some View {
    Text(text)
      .task { text = await Client().cover(of: song) }  // expect: `.task` does not run again
  }
}

// No edit: the work ends where a text is there already.
struct Kept: View {
  let id: Int
  @State private var text: String?
  var body: some View {
    Text(text ?? "")
      .task { await load() }  // expect: `.task` does not run again
  }
  private func load() async {
    if text != nil { return }
    text = await Client().lyrics(of: id)
  }
}

// No edit: the end of the work removes the view, and would cancel a second run.
struct Waiting: View {
  let id: Int
  @State private var isLoading = true
  @State private var text = ""
  var body: some View {
    VStack {
      if isLoading {
        Text("…")
          .task { await load() }  // expect: `.task` does not run again
      }
      Text(text)
    }
  }
  private func load() async {
    text = await Client().lyrics(of: id)
    isLoading = false
  }
}

struct Player: View {
  @State private var selected = 1
  @State private var song = Song(id: 1)
  var body: some View {
    Button("Next") {
      selected += 1
      song = Song(id: selected)
    }
    Lyrics(id: selected)
    Verse(id: selected)
    Cover(song: song)
    Kept(id: selected)
    Waiting(id: selected)
  }
}
