import Combine
import SwiftUI

struct Note: Hashable {
  var title = ""
  var isPinned = false
}

struct Counter: View {
  @State private var taps = 0
  var body: some View { Button("\(taps)") { taps += 1 } }
}

struct Desk: View {
  @State private var note = Note()
  @State private var text = ""
  @State private var progress = 0.0
  @State private var seconds = 0
  @State private var scrolled = 0.0
  @State private var notes: [Note] = []
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      // A whole value that is edited below.
      Form { TextField("Title", text: $note.title) }.id(note)  // expect: warning: while the user edits it
      // Put together.
      Form { TextField("Text", text: $text) }.id(text + "-editor")  // expect: while the user edits it
      // A timer and a scroll position.
      Counter().id(seconds).onReceive(timer) { _ in seconds += 1 }  // expect: warning: `.id(seconds)` changes
      Counter().id(scrolled)  // expect: warning: `.id(scrolled)` changes
      ScrollView { Text("Long") }
        .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, new in scrolled = new }
      // Collections by any name.
      List { Text("Notes") }.id(notes.map(\.title).joined())  // expect: with the data
      List { Text("Notes") }.id(Set(notes))  // expect: with the data
    }
  }
}
