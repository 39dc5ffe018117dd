import SwiftUI

// Each change sets the date that `==` compares.

struct Memo: Identifiable, Equatable {
  let id: Int
  var text: String
  var changed: Date

  mutating func write(_ text: String) {
    self.text = text
    changed = Date()
  }

  static func == (lhs: Memo, rhs: Memo) -> Bool { lhs.id == rhs.id && lhs.changed == rhs.changed }
}

struct MemoRow: View {
  let memo: Memo
  var body: some View { Text(memo.text) }
}

// All values are constants with keys of their own.

struct Paper: Identifiable, Equatable {
  let id: String
  var hint: String?

  static let large = Paper(id: "A3", hint: "needs a large printer")
  static let small = Paper(id: "A5")

  static func == (lhs: Paper, rhs: Paper) -> Bool { lhs.id == rhs.id }
}

struct PaperRow: View {
  let paper: Paper
  var body: some View { Text(paper.hint ?? paper.id) }
}
