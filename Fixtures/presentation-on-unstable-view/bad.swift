// with: strict
import SwiftUI

struct Song: Identifiable { let id: Int; let title: String }

struct Songs: View {
  let songs: [Song]
  @State private var isOpen = false
  @State private var isFailed = false
  @State private var selected: Song?
  @State private var isGuest = true
  @State private var step = 0
  @ObservedObject var session: Session

  var body: some View {
    List(songs) { song in  // note: the rows are built here
      HStack {
        Button(song.title) { isOpen = true }
          .sheet(isPresented: $isOpen) { Text(song.title) }  // expect: warning: `.sheet` is attached to each row of a `List`
      }
      .alert("Failed", isPresented: $isFailed) { Button("OK") {} }  // expect: info: `.alert` is attached to each row
    }
    List {
      ForEach(songs) { song in
        Text(song.title)
          .fullScreenCover(isPresented: $isOpen) { Text("a") }  // expect: `.fullScreenCover` is attached to each row of a `List`
      }
      rows
    }
    ScrollView {
      LazyVStack {
        ForEach(songs) { SongRow(song: $0) }
        ForEach(songs) { song in
          Text(song.title)
            .alert("a", isPresented: $isOpen) { Button("b") {} }  // expect: row of a `LazyVStack`
        }
      }
    }
    VStack {
      if isGuest {  // note: the view depends on this
        Button("Sign in") { isOpen = true }
          .sheet(isPresented: $isOpen) {  // expect: warning: `.sheet` is attached to a view behind `isGuest`: it closes when its content changes `isGuest`
            Button("Done") { isGuest = false }  // note: the content changes the condition here
          }
      }
      switch step {
      case 0:
        Text("First").sheet(isPresented: $isOpen) {  // expect: warning: `.sheet` is attached to a view behind `step`
          Button("Next") { step += 1 }
        }
      default: Text("Other")
      }
      if session.user == nil {
        Text("Nobody").sheet(isPresented: $isOpen) {  // expect: warning: changes `session.user`
          Button("OK") { session.user = "a" }
        }
      }
    }
  }

  private var rows: some View {
    ForEach(songs) { song in
      Text(song.title).fullScreenCover(isPresented: $isOpen) { Text("a") }  // expect: `.fullScreenCover` is attached to a row of a `List`
    }
  }
}

final class Session: ObservableObject {
  @Published var user: String?
}

struct SongRow: View {
  let song: Song
  @State private var isOpen = false
  var body: some View {
    Text(song.title).sheet(isPresented: $isOpen) { Text("a") }  // expect: row of a `LazyVStack`
  }
}
