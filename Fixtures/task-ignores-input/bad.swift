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
      .task { text = await client.lyrics(of: id) }  // expect: info: `.task` does not run again when `id` changes, which leaves the data of the old value on screen
  }
}

struct Cover: View {
  let song: Song
  @State private var text = ""
  var body: some View {
    Text(text)
      .task { await load() }  // expect: `.task` does not run again
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
      .onAppear { Task { text = await Client().lyrics(of: id) } }  // expect: `.onAppear` does not run again
  }
}

struct Player: View {
  @ObservedObject var playlist: Playlist
  @State private var selected = 1
  @Binding var shown: Int
  var body: some View {
    VStack {
      Button("Next") { selected += 1 }
      Lyrics(id: selected, client: Client())  // note: the parent passes `selected` here, which changes
      Cover(song: playlist.current)  // note: the parent passes `playlist` here, which changes
      Details(id: shown)
    }
  }
}
