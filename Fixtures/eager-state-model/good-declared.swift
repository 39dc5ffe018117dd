// Without a known Xcode, the newest one counts.
import SwiftUI

struct Verse: View {
  @State private var text = (try? String(contentsOfFile: "verse.txt", encoding: .utf8)) ?? ""
  var body: some View { Text(text) }
}

struct Poem: View {
  @State private var title = ""
  var body: some View {
    TextField("Title", text: $title)
    Text(title)
    Verse()
  }
}

@main struct Book: App {
  var body: some Scene { WindowGroup { Poem() } }
}
