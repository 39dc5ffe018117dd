// with: iOS=16
import SwiftUI

/// In rows that are declared by data, and in a row of a row.
struct Chapter: Identifiable { let id: Int }

final class Notebook: ObservableObject {
  @Published var text = ""
}

struct ChapterRow: View {
  @State private var remark = ""  // expect: info: `ChapterRow` keeps `remark` in a lazy row
  var body: some View { TextField("Remark", text: $remark) }
}

struct Remarks: View {
  @StateObject private var notebook = Notebook()  // expect: info: keeps `notebook`
  var body: some View { TextField("Text", text: $notebook.text) }
}

struct Chapters: View {
  let chapters: [Chapter]
  var body: some View {
    ScrollView {
      LazyVStack { ForEach(chapters) { _ in ChapterRow() } }
      LazyVStack { ForEach(chapters) { _ in Remarks() } }
    }
  }
}
