import SwiftUI

struct EntryCard: View {
  let entry: Entry

  var body: some View {
    VStack {
      Text(entry.title)
      EntryEditor(entry: entry)
    }
  }
}

struct EntryEditor: View {
  let entry: Entry
  @State private var draft = "" // note: `@State draft` returns to its initial value

  var body: some View {
    TextField(entry.title, text: $draft)
  }
}
