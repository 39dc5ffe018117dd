import SwiftUI

struct Song: Identifiable, Equatable { let id: Int }

struct Playlist: View {
  @State private var songs = [Song]()
  @State private var likes = 0
  private func add() { songs.append(Song(id: 1)) }
  var body: some View {
    Text("\(likes)").onChange(of: songs.map(\.id)) { likes += 1 }  // expect: info: which `onChange` compares
  }
}
