import SwiftUI

struct Chapter: Hashable {
  let title: String
  var isLoading = false
}

final class Book: ObservableObject {
  @Published var chapters: [Chapter] = []
  func load(_ i: Int) { chapters[i].isLoading = true }
}

// A flag and a position are soon found again.
struct ChapterRow: View {
  let chapter: Chapter
  @State private var isShaken = false
  var body: some View {
    ScrollView(.horizontal) { Text(chapter.title) }
      .rotationEffect(.degrees(isShaken ? 5 : 0))
      .onTapGesture { isShaken.toggle() }
  }
}

struct Chapters: View {
  @ObservedObject var book: Book
  var body: some View {
    ForEach(book.chapters, id: \.self) { ChapterRow(chapter: $0) }  // expect: info: setting `chapters[i].isLoading` replaces the row instead of updating it, which resets `@State isShaken`
  }
}
