// with: strict
import SwiftUI

struct Song: Identifiable { let id: Int; let title: String }

struct Songs: View {
  let songs: [Song]
  @State private var isOpen = false
  @State private var isDraft = true

  var body: some View {
    List(songs) { song in
      Text(song.title)
        .inspector(isPresented: $isOpen) { Text("Details") }  // expect: info: `.inspector` is attached to each row of a `List`
    }
    List(songs) { song in
      Text(song.title)
        .sheet(item: .constant(Optional(song))) { Text($0.title) }  // expect: info: `.sheet` is attached to a row
    }
    VStack {
      if isDraft {
        Text("Draft")
          .inspector(isPresented: $isOpen) { Button("Publish") { isDraft = false } }  // expect: warning: `isDraft`  // help: attach it to a view outside of the branch
      }
    }
  }
}
