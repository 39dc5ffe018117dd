// A view that nothing makes again, and values that cost nothing.
// with: strict
import SwiftUI

struct Verse: View {
  @State private var text = (try? String(contentsOfFile: "verse.txt", encoding: .utf8)) ?? ""
  var body: some View { TextField("Verse", text: $text) }
}

struct Poem: View {
  var body: some View { Verse() }
}

struct Line: View {
  @State private var width = 20.0
  @State private var words: [String] = []
  var body: some View { Text(words.joined()).frame(width: width) }
}

struct Stanza: View {
  @State private var title = ""
  var body: some View {
    TextField("Title", text: $title)
    Text(title)
    Line()
  }
}

@main struct Book: App {
  var body: some Scene {
    WindowGroup {
      Poem()
      Stanza()
    }
  }
}
