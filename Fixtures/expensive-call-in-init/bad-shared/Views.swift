import SwiftUI

struct Shelf: View {
  private let names = Archive.names()  // note: `Shelf.names` reaches the expensive call from here
  private let text: String
  init() { text = Archive.text() }
  var body: some View { Text(names.joined() + text) }
}

struct Drawer: View {
  private let names: [String]
  init() { names = Archive.names() }  // note: `Drawer.init` reaches the expensive call from here
  var body: some View { Text(names.joined()) }
}

struct Cover: View {
  @State private var title = ""
  var body: some View {
    TextField(title.isEmpty ? "Title" : "New title", text: $title)
    Text(Archive.text())
  }
}

struct Spine: View {
  @State private var title = ""
  var body: some View {
    TextField("Title", text: $title)
    Text(Archive.text() + title)
  }
}

struct Library: View {
  @State private var title = ""
  var body: some View {
    TextField("Title", text: $title)
    Shelf()
    Drawer()
    Cover()
    Spine()
  }
}
