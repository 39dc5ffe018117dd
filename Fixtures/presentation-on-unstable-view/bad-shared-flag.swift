import SwiftUI

struct Song: Identifiable { let id: Int; let title: String }

struct Songs: View {
  let songs: [Song]
  @State private var isOpen = false
  @State private var isFailed = false

  var body: some View {
    List(songs) { song in  // note: the rows are built here
      Button(song.title) { isOpen = true }
        .sheet(isPresented: $isOpen) { Text(song.title) }  // expect: warning: `.sheet` is attached to each row of a `List` with the same `$isOpen`: one tap presents it from every row, and it may show another row's element
    }
    List(songs) { song in  // note: the rows are built here
      Button(song.title) { isFailed = true }
        .alert("Failed", isPresented: $isFailed) { Button("OK") {} }  // expect: info: `.alert` is attached to each row of a `List` with the same `$isFailed`: one tap presents it from every row
    }
    List(songs) { SongRow(song: $0) }
  }
}

// The row has a flag of its own.
struct SongRow: View {
  let song: Song
  @State private var isOpen = false
  var body: some View { Text(song.title).sheet(isPresented: $isOpen) { Text(song.title) } }
}
