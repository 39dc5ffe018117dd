import AVKit
import SwiftUI

// In `@State`, the object would stay the one of the first input.

struct Clip: View {
  private let player: AVPlayer
  init(url: URL) {
    player = AVPlayer(url: url)  // expect: `Clip` creates a new `AVPlayer` in `player`  // help: create the `AVPlayer` where the `Clip` is kept, and pass it in
  }
  var body: some View { VideoPlayer(player: player) }
}
