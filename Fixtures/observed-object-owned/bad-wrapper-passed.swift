import SwiftUI

final class Player: ObservableObject {
  @Published var time = 0.0
  func seek() { time += 1 }
}

struct Screen: View {
  @ObservedObject var player: Player
  init(player: ObservedObject<Player>) { _player = player }
  var body: some View { Button("\(player.time)") { player.seek() } }
}

// No fix: the wrapper is passed on, which `StateObject` is not.

struct Theater: View {
  @ObservedObject private var player = Player()  // expect: `@ObservedObject var player` does not own its object
  var body: some View { Screen(player: _player) }
}
