import SwiftUI

struct Song: Identifiable {
  let id: Int
  let title: String
  let plays: Int
}

struct Player: View {
  @ObservedObject var jukebox: Jukebox
  var body: some View {
    VStack {
      List(jukebox.found) { Text($0.title) }  // expect: info: `filter` goes through `songs` with every evaluation of `Player.body`, to make the rows of `List`, by way of `found`
      Text(jukebox.ranked.first?.title ?? "")  // expect: info: `sorted` goes through `songs` with every evaluation of `Player.body`, by way of `ranked` and `rank()`
      if jukebox.isEmpty { Text("Nothing found") }
    }
  }
}
