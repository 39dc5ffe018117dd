import SwiftUI

struct Notice: Equatable {
  let id: Int
  var text = ""
  static func == (a: Notice, b: Notice) -> Bool { a.id == b.id }
}

/// The action uses what `==` compares.
struct Board: View {
  @State private var notice = Notice(id: 1)
  @State private var seen: Set<Int> = []
  var body: some View {
    Button(notice.text) { notice.text = "A" }
      .onChange(of: notice) { seen.insert(notice.id) }
  }
}
