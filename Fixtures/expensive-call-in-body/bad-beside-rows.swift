import SwiftUI

extension View {
  func hint(_ isShown: Bool, @ViewBuilder content: @escaping () -> some View) -> some View {
    popover(isPresented: .constant(isShown), content: content)
  }
}

struct Letter: Identifiable {
  let id: Int
  let sent: Date
}

/// Shown above one row: no part of the others.
struct LetterHint: View {
  let letter: Letter
  @State private var isLong = false
  var body: some View {
    Text(DateFormatter().string(from: letter.sent)).lineLimit(isLong ? 2 : 1)  // expect: info: runs on every evaluation of `LetterHint.body`
    Button("More") { isLong = true }
  }
}

struct LetterPage: View {
  let letter: Letter
  var body: some View {
    ScrollView { LetterDate(letter: letter) }
  }
}

/// A part of a page. There are few pages.
struct LetterDate: View {
  let letter: Letter
  var body: some View { Text(DateFormatter().string(from: letter.sent)) }  // expect: info: runs on every evaluation of `LetterDate.body`
}

struct LetterRow: View {
  let letter: Letter
  @State private var isShown = false
  var body: some View {
    Text("\(letter.id)")
      .hint(isShown) { LetterHint(letter: letter) }
      .sheet(isPresented: $isShown) { Text(DateFormatter().string(from: letter.sent)) }
  }
}

struct Letters: View {
  let letters: [Letter]
  var body: some View {
    List(letters) { LetterRow(letter: $0) }
    TabView {
      ForEach(letters) { LetterPage(letter: $0) }
    }
  }
}
