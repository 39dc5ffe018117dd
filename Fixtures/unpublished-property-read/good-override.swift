import SwiftUI

// The setter of the inherited property publishes.

class Player: ObservableObject {
  @Published var volume = 1.0
}

final class LoudPlayer: Player {
  override var volume: Double {
    didSet { print(volume) }
  }
  func mute() { volume = 0 }
}

struct VolumeView: View {
  @ObservedObject var player: LoudPlayer
  var body: some View {
    Text("\(player.volume)")
    Button("Mute") { player.mute() }
  }
}
