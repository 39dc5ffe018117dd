import SwiftUI

struct Badge: View, Identifiable {
  let id = UUID()  // expect: warning: the view `Badge` gets a new `id` whenever its parent is evaluated
  let title: String
  @State private var isOn = false  // note: returns to its initial value
  var body: some View { Toggle(title, isOn: $isOn) }
}

struct Slide: View {
  var key = UUID().uuidString  // expect: the view `Slide` gets a new `key` whenever its parent is evaluated, which replaces all elements
  let title: String
  var body: some View { Text(title) }
}

struct Stamp {
  let id: UUID  // expect: the view `Stamp`
  let title: String
  init(title: String) {
    self.title = title
    self.id = UUID()  // note: the value is created here
  }
}

struct Sheet: View {
  let badges: [Badge]
  let stamps: [Stamp]
  var body: some View {
    List(badges) { $0 }
    VStack { ForEach(stamps) { stamp in stamp } }
  }
}

extension Stamp: View, Identifiable {
  var body: some View { Text(title) }
}

struct Deck: View {
  let slides: [Slide]
  var body: some View {
    HStack { ForEach(slides, id: \.key) { $0 } }  // note: identifies elements by `key`
  }
}

struct Draft: View, Identifiable {
  let id = UUID()  // expect: warning: the view `Draft` gets a new `id` whenever its parent is evaluated, which replaces all elements and resets `@State text`
  @State private var text = ""
  var body: some View { TextField("Text", text: $text) }
}

struct Drafts: View {
  let drafts: [Draft]
  var body: some View { VStack { ForEach(drafts) { $0 } } }
}
