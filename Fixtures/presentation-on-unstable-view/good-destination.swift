import SwiftUI

struct Song: Identifiable { let id: Int; let title: String }

// A destination in a row or a branch has a rule of its own.
struct Songs: View {
  let songs: [Song]
  @State private var isOpen = false
  @State private var isDraft = true

  var body: some View {
    List(songs) { song in
      Text(song.title)
        .navigationDestination(isPresented: $isOpen) { Text(song.title) }
    }
    VStack {
      if isDraft {
        Text("Draft")
          .navigationDestination(isPresented: $isOpen) { Button("Publish") { isDraft = false } }
      }
    }
  }
}
