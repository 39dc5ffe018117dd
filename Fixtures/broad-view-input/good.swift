import SwiftUI

struct Song: Identifiable, Equatable {
  let id: Int
  var title = ""
  var artist = ""
  var length = 0
  var heading: String { "\(title) – \(artist)" }
  func text() -> String { title + artist }
}

struct Small {
  var name = ""
  var size = 0
}

@Observable final class Player {
  var title = ""
  var artist = ""
  var length = 0
  var position = 0
}

struct Two: View {
  let song: Song
  var body: some View { Text(song.title + song.artist) }
}

/// A computed property reads more than one.
struct Heading: View {
  let song: Song
  var body: some View { Text(song.heading + song.text()) }
}

struct Handing: View {
  let song: Song
  var body: some View { Two(song: song) }
}

struct Acting: View {
  let song: Song
  let play: (Song) -> Void
  var body: some View { Button(song.title) { play(song) } }
}

struct ActingOnPart: View {
  let song: Song
  let play: (Int) -> Void
  var body: some View { Button(song.title) { play(song.id) } }
}

struct Few: View {
  let small: Small
  var body: some View { Text(small.name) }
}

/// SwiftUI follows what it reads.
struct Playing: View {
  let player: Player
  var body: some View { Text(player.title) }
}

struct Compared: View, Equatable {
  let song: Song
  static func == (a: Compared, b: Compared) -> Bool { a.song.title == b.song.title }
  var body: some View { Text(song.title) }
}

/// Its initializer needs more.
struct Measured: View {
  let song: Song
  private let width: Int
  init(song: Song) {
    self.song = song
    width = song.length
  }
  var body: some View { Text(song.title).frame(width: CGFloat(width)) }
}

/// Always the same song.
struct Anthem: View {
  let song: Song
  var body: some View { Text(song.title) }
}

/// No code builds it.
struct Unused: View {
  let song: Song
  var body: some View { Text(song.title) }
}

struct Editing: View {
  @Binding var song: Song
  var body: some View { TextField("Title", text: $song.title) }
}

struct Keyed: View {
  let song: Song
  var body: some View { Text(song[keyPath: \.title]) }
}

struct Songs: View {
  @State private var song = Song(id: 1)
  @State private var small = Small()
  @State private var player = Player()
  private static let anthem = Song(id: 0, title: "Anthem")
  var body: some View {
    VStack {
      Two(song: song)
      Heading(song: song)
      Handing(song: song)
      Acting(song: song) { _ in }
      ActingOnPart(song: song) { _ in }
      Few(small: small)
      Playing(player: player)
      Compared(song: song)
      Measured(song: song)
      Anthem(song: Self.anthem)
      Editing(song: $song)
      Keyed(song: song)
    }
  }
}
