// Another part of the same input changes alone, or both inputs mostly change together: advice only.
// with: strict
import SwiftUI

struct Letter: Identifiable {
  let id: Int
  var text: String
  var isFinished = false
}

struct LetterRow: View {
  let letter: Letter
  @State private var words: [String] = []
  var body: some View {
    Text("\(words.count)").task(id: letter.text) {  // expect: info: `.task(id:)` uses `letter.isFinished`
      guard letter.isFinished else { return }
      words = await split(letter.text)
    }
  }
  private func split(_ text: String) async -> [String] { [] }
}

/// The id stays while the text of the letter grows.
struct LetterCard: View {
  let letter: Letter
  @State private var words: [String] = []
  var body: some View {
    Text("\(words.count)").task(id: letter.id) { words = await split(letter.text) }  // expect: info: `.task(id:)` uses `letter.text`
  }
  private func split(_ text: String) async -> [String] { [] }
}

@MainActor @Observable final class Mailbox {
  var letters: [Letter] = []
  func receive(_ text: String) { letters[0].text += text }
  func finish() { letters[0].isFinished = true }
}

struct Mail: View {
  @State private var mailbox = Mailbox()
  var body: some View {
    ForEach(mailbox.letters) { letter in
      LetterRow(letter: letter)
      LetterCard(letter: letter)
    }
    .task { mailbox.receive("Dear") }
    .onDisappear { mailbox.finish() }
  }
}
