import SwiftUI

struct Chapter {
  var title = ""
}

struct Chapters: View {
  @State private var chapters: [Chapter] = []
  var body: some View {
    List {
      ForEach($chapters, id: \.self.title) { $chapter in  // expect: `\.self.title` is the id of the rows, which `TextField` edits
        TextField("Title", text: $chapter.title)
      }
    }
  }
}
