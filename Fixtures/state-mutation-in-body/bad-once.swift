import SwiftUI

final class Chapter: ObservableObject {
  @Published var title: String?

  func heading() -> String {
    if title == nil {  // note: the write ends this condition
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
    if !isLoaded {  // note: the write ends this condition
      isLoaded = true  // expect: warning: `Once.body` writes `@State isLoaded` once while SwiftUI evaluates it, which is undefined behavior
    }
    if isFirst { isFirst = false }  // expect: warning: `Once.body` writes `@State isFirst` once while SwiftUI evaluates it, which is undefined behavior
    if self.last != number { last = number }  // expect: warning: `Once.body` writes `@State last` once while SwiftUI evaluates it, which is undefined behavior
    if lines.isEmpty { lines = [] }  // expect: warning: `@State lines`
    if lines.isEmpty { lines = ["a"] }  // expect: warning: `Once.body` writes `@State lines` once while SwiftUI evaluates it, which is undefined behavior
    return last
  }

  var body: some View {
    Text("\(prepare())")
    Text(chapter.heading())  // expect: warning: `Once.body` writes `Chapter.title` once while SwiftUI evaluates it, which is undefined behavior
  }
}

/// The condition goes on to hold.
struct Again: View {
  @State private var isLoaded = false
  @State private var last = Date()
  @State private var count = 0
  @State private var text: String?

  private func prepare() -> Int {
    if !isLoaded { count += 1 }  // expect: warning: `@State count`
    if last != Date() { last = Date() }  // expect: warning: `@State last`
    if isLoaded { isLoaded = true }  // expect: warning: `@State isLoaded`
    if text == nil { text = nil }  // expect: warning: `@State text`
    if isLoaded { count = 1 } else { isLoaded = false }  // expect: warning: `@State count` // expect: warning: `@State isLoaded`
    return count
  }

  var body: some View { Text("\(prepare())") }
}
