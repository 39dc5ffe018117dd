import SwiftUI

// The rank is compared, but renaming does not change it.

struct Memo: Identifiable, Equatable {
  let id: Int
  var text: String
  var rank: Int
  static func == (lhs: Memo, rhs: Memo) -> Bool { lhs.id == rhs.id && lhs.rank == rhs.rank }  // expect: warning: ignores `text`
}

struct MemoRow: View {
  let memo: Memo
  var body: some View { Text(memo.text) }
}

struct Memos: View {
  @State private var memos: [Memo] = []
  var body: some View {
    List($memos) { $memo in
      MemoRow(memo: memo)
        .swipeActions {
          Button("Rename") { memo.text = "b" }
          Button("Up") { memo.rank += 1 }
        }
    }
    Button("Add") { memos.append(Memo(id: memos.count, text: "a", rank: 0)) }
  }
}
