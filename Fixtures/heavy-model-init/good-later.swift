import SwiftUI

@Observable final class Words {
  private(set) var list: [String] = []
  @ObservationIgnored private lazy var source = try? Data(contentsOf: URL(fileURLWithPath: "/tmp/words"))

  init() {}

  func load() async {
    list = source.map { String(decoding: $0, as: UTF8.self).components(separatedBy: "\n") } ?? []
  }
}

// Read in a task, not before the first frame.
struct WordList: View {
  @State private var words = Words()
  var body: some View {
    List(words.list, id: \.self) { Text($0) }
      .task { await words.load() }
  }
}
