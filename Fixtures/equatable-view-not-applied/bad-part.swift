import SwiftUI

// `.equatable()` would keep the old values of what `==` leaves out.

struct Song: Identifiable {
  let id: Int
  var title: String
}

struct SongRow: View, Equatable {
  let song: Song
  static func == (a: SongRow, b: SongRow) -> Bool { a.song.id == b.song.id }  // expect: info: SwiftUI is sure to call the `==` of `SongRow`  // help: remove the conformance, or compare all that `body` reads before you use `.equatable()`
  var body: some View { Text(song.title) }
}

struct Choice: Hashable {
  let title: String
  let run: () -> Void
  static func == (a: Choice, b: Choice) -> Bool { a.title == b.title }
  func hash(into hasher: inout Hasher) { hasher.combine(title) }
}

struct ChoiceButton: View, Equatable {
  let choice: Choice
  static func == (a: ChoiceButton, b: ChoiceButton) -> Bool { a.choice == b.choice }  // expect: info: SwiftUI is sure to call the `==` of `ChoiceButton`  // help: remove the conformance, or compare all that `body` reads before you use `.equatable()`
  var body: some View { Button(choice.title, action: choice.run) }
}

struct Player: View {
  @State private var song = Song(id: 1, title: "One")
  var body: some View {
    SongRow(song: song)
    ChoiceButton(choice: Choice(title: "Next") { song.title = "Two" })
  }
}
