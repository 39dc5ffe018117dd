import SwiftUI

struct Song: Identifiable { let id: Int; var title = "" }

final class Playlist: ObservableObject {
  @Published var current = Song(id: 1)
}

struct Client {
  func lyrics(of id: Int) async -> String { "" }
  func cover(_ song: Song) async throws -> String { "" }
}

struct Lyrics: View {
  let id: Int
  let client: Client
  @State private var text = ""
  var body: some View {
    Text(text)
      .task { text = await client.lyrics(of: id) }  // expect: warning: `.task` uses `id` but does not run again when the parent passes another one
  }
}

struct Cover: View {
  let song: Song
  @State private var text = ""
  var body: some View {
    Text(text)
      .task { await load() }  // expect: `.task` uses `song`
  }
  private func load() async {
    text = (try? await Client().cover(song)) ?? ""  // note: `song` is used here
  }
}

struct Details: View {
  let id: Int
  @State private var text = ""
  var body: some View {
    Text(text)
      .onAppear { Task { text = await Client().lyrics(of: id) } }  // expect: `.onAppear` uses `id`
  }
}

struct Player: View {
  @ObservedObject var playlist: Playlist
  @State private var selected = 1
  @Binding var shown: Int
  var body: some View {
    VStack {
      Button("Next") { selected += 1 }
      Lyrics(id: selected, client: Client())  // note: passes `selected`, which changes
      Cover(song: playlist.current)  // note: passes `playlist`, which changes
      Details(id: shown)
    }
  }
}
