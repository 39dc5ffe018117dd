import SwiftUI

// Stored in a view without a wrapper: built again with each value of the view.

struct Hint: Identifiable {
  let id = UUID()  // expect: info: `Hints.hints` creates new `Hint` values whenever the parent creates the view, each with a new `id`, which replaces their rows  // help: derive `id` from the data, so that new values have the ids of those before
  let text: String
}

struct Hints: View {
  let hints = [Hint(text: "Save often"), Hint(text: "Read the manual")]
  var body: some View {
    List(hints) { Text($0.text) }
  }
}

struct Badge: Identifiable {
  var id = UUID()  // expect: info: `Badges.badges` creates new `Badge` values whenever the parent creates the view, each with a new `id`, which replaces their rows
  var name: String
}

struct Badges: View {
  private let badges: [Badge]

  init(names: [String]) {
    badges = names.map { Badge(name: $0) }
  }

  var body: some View {
    HStack { ForEach(badges) { Text($0.name) } }
  }
}

struct Profile: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("\(count)") { count += 1 }
      Badges(names: ["a", "b"])
    }
  }
}

// Passed to a view that makes rows of it.

struct Answer: Identifiable {
  let id = UUID()  // expect: info: `Question.answers` creates new `Answer` values whenever the parent creates the view, each with a new `id`
  let text: String
}

struct Question: View {
  private let answers = [Answer(text: "Yes"), Answer(text: "No")]
  var body: some View { AnswerList(answers: answers) }
}

struct AnswerList: View {
  let answers: [Answer]
  var body: some View { ForEach(answers) { Text($0.text) } }
}
