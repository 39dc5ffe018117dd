// Nobody edits an element in place, but each is its own identity.
// with: strict
import SwiftUI

struct Tag: Hashable {
  let text: String
  let color: String
}

final class Board: ObservableObject {
  @Published var words: [String] = []
  func add(_ word: String) { words.append(word) }
}

struct Tags: View {
  let tags: [Tag]
  @State private var names: [String] = []
  @ObservedObject var board: Board

  var body: some View {
    List {
      ForEach(tags, id: \.self) { Text($0.text) }  // expect: info:
      ForEach(names, id: \.self) { Text($0) }  // expect: info:
      ForEach(board.words, id: \.self) { Text($0) }  // expect: info:
      Button("Add") { names.append("a") }
    }
  }
}
