import SwiftUI

struct Song: Identifiable { let id: Int; let title: String }

struct Songs: View {
  let songs: [Song]
  @State private var isOpen = false

  var body: some View {
    List(songs) { song in
      Text(song.title)
        .fileImporter(isPresented: $isOpen, allowedContentTypes: []) { _ in }  // expect: info: `.fileImporter` is attached to each row of a `List`
    }
  }
}
