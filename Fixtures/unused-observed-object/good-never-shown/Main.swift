import SwiftUI

@main struct Main: App {
  @StateObject private var player = Player()
  var body: some Scene { WindowGroup { Seeker(player: player) } }
}
