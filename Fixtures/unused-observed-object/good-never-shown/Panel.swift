import SwiftUI

/// Nothing but a preview makes one.
struct Panel: View {
  @ObservedObject var player: Player
  var body: some View {
    Text("Panel")
    Button("Start") { player.seek(to: 0) }
  }
}

struct Panel_Previews: PreviewProvider {
  static var previews: some View { Panel(player: Player()) }
}
