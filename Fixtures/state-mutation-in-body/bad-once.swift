import SwiftUI

final class Chapter: ObservableObject {
  @Published var title: String?

  func heading() -> String {
    if title == nil {  // note: asked before, and answered by the write
      title = "One"  // note: writes `Chapter.title`
    }
    return title ?? ""
  }
}

struct Once: View {
  @State private var isLoaded = false
  @State private var isFirst = true
  @State private var last = 0
  @State private var lines: [String] = []
  @ObservedObject var chapter: Chapter
  let number: Int

  private func prepare() -> Int {
    if !isLoaded {  // note: asked before, and answered by the write
      isLoaded = true  // expect: warning: `Once.body` writes `@State isLoaded` while SwiftUI evaluates it, by way of `prepare()`: this is undefined behavior, though `!isLoaded` lets it happen once only
    }
    if isFirst { isFirst = false }  // expect: warning: though `isFirst` lets it happen once only
    if self.last != number { last = number }  // expect: warning: though `self.last != number` lets it happen once only
    if lines.isEmpty { lines = [] }  // expect: error: `@State lines`
    if lines.isEmpty { lines = ["a"] }  // expect: warning: `lines.isEmpty`
    return last
  }

  var body: some View {
    Text("\(prepare())")
    Text(chapter.heading())  // expect: warning: `title == nil`
  }
}

/// The condition goes on to hold.
struct Again: View {
  @State private var isLoaded = false
  @State private var last = Date()
  @State private var count = 0
  @State private var text: String?

  private func prepare() -> Int {
    if !isLoaded { count += 1 }  // expect: error: `@State count`
    if last != Date() { last = Date() }  // expect: error: `@State last`
    if isLoaded { isLoaded = true }  // expect: error: `@State isLoaded`
    if text == nil { text = nil }  // expect: error: `@State text`
    if isLoaded { count = 1 } else { isLoaded = false }  // expect: error: `@State count` // expect: error: `@State isLoaded`
    return count
  }

  var body: some View { Text("\(prepare())") }
}
