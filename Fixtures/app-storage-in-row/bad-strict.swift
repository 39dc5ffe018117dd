// with: strict
import SwiftUI

struct Memo: Identifiable { let id: Int }

/// Cheap, yet one subscription for each row.
struct MemoRow: View {
  let memo: Memo
  @AppStorage("size") private var size = 12.0  // expect: info: `@AppStorage size`
  @SceneStorage("tab") private var tab = 0  // expect: info: `@SceneStorage tab`
  var body: some View { Text("\(memo.id) \(tab)").font(.system(size: size)) }
}

struct Memos: View {
  let memos: [Memo]
  var body: some View { List(memos) { MemoRow(memo: $0) } }
}
