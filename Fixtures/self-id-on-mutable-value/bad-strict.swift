// No element is edited in place, but each is its own identity.
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

/// It says itself which of its values are one.
struct Stop: Hashable {
  let code: Int
  let name: String
  static func == (lhs: Stop, rhs: Stop) -> Bool { lhs.code == rhs.code }
  func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

struct Line: View {
  let stops: [Stop]
  let numbers: [Int]
  @State private var fixed = ["a"]
  var body: some View {
    List {
      ForEach(stops, id: \.self) { Text($0.name) }
      ForEach(numbers, id: \.self) { Text("\($0)") }
      ForEach(fixed, id: \.self) { Text($0) }
    }
  }
}
