import AVFoundation
import SwiftUI

/// Nothing evaluates the menu again, so that each link makes its page once.
struct Clip: View {
  private let player = AVPlayer()
  var body: some View { Button("Play") { player.play() } }
}

struct Menu: View {
  var body: some View {
    NavigationLink("Clip", destination: Clip())
  }
}
