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
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      // A whole value that is edited below.
      Form { TextField("Title", text: $note.title) }.id(note)  // expect: info: `.id(note)` re-creates the view whenever the user edits the value in it
      // Put together.
      Form { TextField("Text", text: $text) }.id(text + "-editor")  // expect: `.id(text + "-editor")` re-creates the view whenever the user edits the value in it
      // A timer and a scroll position.
      Counter().id(seconds).onReceive(timer) { _ in seconds += 1 }  // expect: info: `.id(seconds)` re-creates the view whenever the time changes  // help: remove `.id`: SwiftUI updates the view
      Counter().id(scrolled)  // expect: info: `.id(scrolled)` re-creates the view on each step of a movement
      ScrollView { Text("Long") }
        .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, new in scrolled = new }
    }
  }
}
