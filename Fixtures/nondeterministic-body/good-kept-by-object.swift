import SwiftUI

@Observable final class Quiz {
  let words: [String]
  var index = 0
  init(words: [String]) { self.words = words.shuffled() }
}

/// It keeps the first order.
struct QuizView: View {
  @State private var quiz: Quiz
  init(quiz: Quiz) { _quiz = State(initialValue: quiz) }
  var body: some View { Button(quiz.words[quiz.index]) { quiz.index += 1 } }
}

struct School: View {
  let words: [String]
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    QuizView(quiz: Quiz(words: words))
  }
}
