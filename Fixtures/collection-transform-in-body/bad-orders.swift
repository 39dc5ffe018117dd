import SwiftUI

struct Word: Identifiable {
  let id: Int
  let text: String
  let count: Int
}

enum Order { case text, count }

/// One collection, sorted in one of several ways.
struct Words: View {
  @State private var words: [Word] = []
  @State private var order = Order.text
  @State private var isBold = false
  let load: () async -> [Word]
  private var sorted: [Word] {
    switch order {
    case .text: words.sorted { $0.text < $1.text }  // expect: info: `sorted` walks `words`
    case .count: words.sorted { $0.count < $1.count }
    }
  }
  var body: some View {
    Toggle("Bold", isOn: $isBold).bold(isBold)
    Button("Count") { order = .count }
    Text(sorted.first?.text ?? "")
    List(sorted) { Text($0.text) }
      .task { words = await load() }
  }
}
