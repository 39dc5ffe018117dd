import SwiftUI

// with: strict

struct Song: Identifiable {
  let id: Int
  let title: String
  let plays: Int
}

struct Player: View {
  @ObservedObject var jukebox: Jukebox
  var body: some View {
    VStack {
      List(jukebox.found) { Text($0.title) }  // expect: info: `filter` walks `songs` on every evaluation of `Player.body` to build the rows of `List`
      Text(jukebox.ranked.first?.title ?? "")  // expect: info: `sorted` walks `songs` on every evaluation of `Player.body`
      if jukebox.isEmpty { Text("Nothing found") }  // expect: info:
    }
  }
}
