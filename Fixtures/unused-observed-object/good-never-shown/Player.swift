import SwiftUI

final class Player: ObservableObject {
  @Published var position = 0.0
  func seek(to position: Double) { self.position = position }
}

struct Seeker: View {
  @ObservedObject var player: Player
  var body: some View { Slider(value: $player.position) }
}
