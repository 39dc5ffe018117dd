import SwiftUI

@Observable final class Diary {
  var text: String
  init(url: URL) { text = (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
}

/// A default argument that costs, used as an initial value.
struct Glance: View {
  @State private var diary: Diary
  init(diary: Diary = Diary(url: URL(fileURLWithPath: "/tmp/diary"))) { _diary = State(initialValue: diary) }
  var body: some View { Text(diary.text) }
}
