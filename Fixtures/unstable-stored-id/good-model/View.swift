import SwiftUI

struct PlayerView: View {
  @StateObject private var player = Player(titles: ["a", "b"])
  var body: some View {
    List {
      ForEach(player.tracks) { Text($0.title) }
      ForEach(player.samples) { Text($0.title) }
      ForEach(player.favourites) { Text($0.title) }
      ForEach(player.history) { Text($0.title) }
    }
    .task { await player.load() }
  }
}
