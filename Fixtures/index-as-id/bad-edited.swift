// with: strict
import SwiftUI

struct Step: Identifiable {
  let id: Int
  var text: String
}

/// Bound by position.
struct RecipeEditor: View {
  @State private var steps: [Step] = []
  @State private var notes: [String] = []

  var body: some View {
    List {
      ForEach(steps.indices, id: \.self) { place in  // expect: error: rows of `steps` are identified by position; an insertion or removal leaves state with the wrong row, and `$steps[place]` can run past the end  // help: iterate the elements: `ForEach($steps)`
        TextField("Step", text: $steps[place].text)  // note: `$steps[place]` is bound to this position
      }
      ForEach(0..<notes.count, id: \.self) { TextField("Note", text: $notes[$0]) }  // expect: info: rows of `notes`  // help: make each element an `Identifiable` value of its own, and iterate the elements: `ForEach($notes)`
    }
  }
}

/// Rows move.
struct RecipeSteps: View {
  @Binding var steps: [Step]

  var body: some View {
    List {
      ForEach(Array(steps.enumerated()), id: \.offset) { _, step in Text(step.text) }  // expect: info: rows of `steps`
        .onDelete { steps.remove(atOffsets: $0) }  // note: `onDelete` moves the positions
        .onMove { steps.move(fromOffsets: $0, toOffset: $1) }  // note: `onMove` moves the positions
    }
  }
}

/// The file removes elements.
struct RecipeStack: View {
  @StateObject private var book = RecipeBook()

  var body: some View {
    ForEach(book.steps.indices, id: \.self) { place in  // expect: info: rows of `book.steps`  // help: identify the rows by the elements: `ForEach(Array(book.steps.enumerated()), id: \.element.id)`
      Button(book.steps[place].text) {
        book.steps.remove(at: place)  // note: `book.steps.remove` moves the positions
      }
    }
  }
}

final class RecipeBook: ObservableObject {
  @Published var steps: [Step] = []
}
