import Combine
import SwiftUI

struct Draft {
  var title = ""
  var isUrgent = false
}

struct Counter: View {
  @State private var taps = 0  // note: `@State taps` returns to its initial value
  var body: some View { Button("\(taps)") { taps += 1 } }
}

struct Letter: View {
  @State private var text = ""
  @State private var query = ""
  @State private var draft = Draft()
  @State private var volume = 0.5
  @State private var offset = CGSize.zero
  @State private var height = 0.0
  @State private var now = Date()
  @GestureState private var pull = 0.0
  let timer = PassthroughSubject<Date, Never>()

  var body: some View {
    VStack {
      // Text and other values that are edited inside.
      Form { TextField("Text", text: $text) }  // note: `TextField` edits it here
        .id(text)  // expect: info: `.id(text)` re-creates the view whenever the user edits the value in it, and `TextField` loses focus
      List { Text("found") }
        .searchable(text: $query)
        .id(query)  // expect: info: `.id(query)` re-creates the view whenever the user edits the value in it
      HStack { TextEditor(text: $text) }.id("editor-\(text.count)")  // expect: `.id("editor-\(text.count)")` re-creates the view whenever the user edits the value in it
      HStack { Slider(value: $volume) }.id(volume)  // expect: `.id(volume)` re-creates the view whenever the user edits the value in it
      Form { TextField("Title", text: $draft.title) }.id(draft.title)  // expect: `.id(draft.title)` re-creates the view whenever the user edits the value in it
      TitleField(title: $draft.title).id(draft.title)  // expect: `.id(draft.title)` re-creates the view whenever the user edits the value in it

      // Sizes.
      GeometryReader { proxy in
        ScrollView { Text("board") }.id(proxy.size.width)  // expect: info: `.id(proxy.size.width)` re-creates the view whenever the size changes
        Counter().id(proxy.frame(in: .global).minX)  // expect: info: `.id(proxy.frame(in: .global).minX)` re-creates the view whenever the size changes, which resets `@State taps` of `Counter`
      }
      // Time and movement.
      TimelineView(.animation) { context in
        Counter().id(context.date)  // expect: info: `.id(context.date)` re-creates the view whenever the time changes
      }
      Counter().id(now).onReceive(timer) { now = $0 }  // expect: info: `.id(now)` re-creates the view whenever the time changes
      Counter()
        .id(offset.width)  // expect: info: `.id(offset.width)` re-creates the view on each step of a movement
        .gesture(DragGesture().onChanged { offset = $0.translation })
      Counter().id(pull)  // expect: `.id(pull)` re-creates the view on each step of a movement
        .gesture(DragGesture().updating($pull) { value, pull, _ in pull = value.translation.width })
      Counter()
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
        .id(height)  // expect: `.id(height)` re-creates the view whenever the size changes
    }
  }
}

struct TitleField: View {
  @Binding var title: String
  var body: some View { TextField("Title", text: $title) }
}
