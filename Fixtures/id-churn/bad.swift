import Combine
import SwiftUI

struct Draft {
  var title = ""
  var isUrgent = false
}

struct Counter: View {
  @State private var taps = 0  // note: `@State taps` starts again
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
  @State private var rows = ["a"]  // note: `rows` is a collection
  @State private var pages: [Int: String] = [:]
  let letters: [String]
  let timer = PassthroughSubject<Date, Never>()

  var body: some View {
    VStack {
      // Text and other values that are edited inside.
      Form { TextField("Text", text: $text) }  // note: `TextField` edits it here
        .id(text)  // expect: warning: `.id(text)` changes while the user edits it in the view itself: each time, SwiftUI takes this view away and builds another, and `TextField` loses the focus
      List { Text("found") }
        .searchable(text: $query)
        .id(query)  // expect: warning: while the user edits it
      HStack { TextEditor(text: $text) }.id("editor-\(text.count)")  // expect: while the user edits it
      HStack { Slider(value: $volume) }.id(volume)  // expect: while the user edits it
      Form { TextField("Title", text: $draft.title) }.id(draft.title)  // expect: while the user edits it
      TitleField(title: $draft.title).id(draft.title)  // expect: while the user edits it

      // Sizes.
      GeometryReader { proxy in
        ScrollView { Text("board") }.id(proxy.size.width)  // expect: warning: changes with the size
        Counter().id(proxy.frame(in: .global).minX)  // expect: warning: changes with the size: each time, SwiftUI takes this view away and builds another, and `@State taps` of `Counter` is lost
      }
      // Time and movement.
      TimelineView(.animation) { context in
        Counter().id(context.date)  // expect: warning: changes as time goes by
      }
      Counter().id(now).onReceive(timer) { now = $0 }  // expect: warning: as time goes by
      Counter()
        .id(offset.width)  // expect: warning: with each step of a movement
        .gesture(DragGesture().onChanged { offset = $0.translation })
      Counter().id(pull)  // expect: with each step of a movement
        .gesture(DragGesture().updating($pull) { value, pull, _ in pull = value.translation.width })
      Counter()
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
        .id(height)  // expect: with the size

      // Collections.
      ScrollView { Text("rows") }.id(rows)  // expect: warning: `.id(rows)` changes with the data
      List { Text("rows") }.id(rows.count)  // expect: warning: changes with the data
      List { Text("rows") }.id(letters.hashValue)  // expect: with the data
      List { Text("rows") }.id(pages)  // expect: with the data
      List { Text("rows") }.id(letters.map(\.count))  // expect: with the data
      List { Text("rows") }.id("\(draft.isUrgent)-\(rows.count)")  // expect: with the data
      Counter().id(1 + rows.count)  // expect: with the data
    }
  }
}

struct TitleField: View {
  @Binding var title: String
  var body: some View { TextField("Title", text: $title) }
}
